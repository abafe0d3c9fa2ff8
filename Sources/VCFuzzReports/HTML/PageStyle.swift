// The styles of every page: light and dark, narrow screens, paper.

/// The one sheet of styles.
package enum PageStyle {
  /// The SHA-256 of the styles in base 64, by which the policy of a page admits them.
  package static let hash = "RDmFjCJegnggqAQffqaIFi+ethxVnuYEkMaCWT/lXDU="

  package static let sheet: StaticString = """
    :root{color-scheme:light dark;--ground:#fff;--card:#f6f7f9;--ink:#1c2128;--soft:#59636e;
    --rule:#d5dae1;--link:#0a58ca;--bad:#b42318;--bad-ground:#fdecea;--good:#116329;
    --good-ground:#e6f4ea;--warn:#8a5300;--warn-ground:#fff3d6;--band:#f3f5f8;--now:#e3edff;
    --heat:20,90,200;--appeared:#1a7f37;--moving:#c77700;--code:ui-monospace,SFMono-Regular,Menlo,
    Consolas,"DejaVu Sans Mono",monospace}
    @media (prefers-color-scheme:dark){:root{--ground:#0f1318;--card:#181d24;--ink:#e4e8ee;
    --soft:#9aa5b1;--rule:#343c46;--link:#7ab0ff;--bad:#ff8a80;--bad-ground:#3b1715;--good:#6fdd8b;
    --good-ground:#12301c;--warn:#f2c063;--warn-ground:#35270c;--band:#151a20;--now:#1b2b47;
    --heat:90,150,255;--appeared:#4ac26b;--moving:#e0a030}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--ground);color:var(--ink);
    font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
    main{max-width:1240px;margin:0 auto;padding:28px 24px 64px}
    h1{font-size:1.65rem;line-height:1.25;margin:0 0 .5rem;overflow-wrap:anywhere}
    h2{font-size:1.15rem;margin:2.4rem 0 .8rem;padding-top:1.2rem;border-top:1px solid var(--rule)}
    h3{font-size:1rem;margin:0 0 .5rem}
    h2,h3{overflow-wrap:anywhere;break-after:avoid}
    p{margin:.6rem 0;max-width:78ch;overflow-wrap:anywhere}
    a{color:var(--link)}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:3px}
    code,pre{font-family:var(--code);font-size:.86em;unicode-bidi:isolate}
    code{overflow-wrap:anywhere}
    pre{background:var(--card);border:1px solid var(--rule);border-radius:8px;padding:12px 14px;
    overflow:auto;margin:0;line-height:1.45}
    pre.command{white-space:pre-wrap;overflow-wrap:anywhere;padding-right:76px}
    ol,ul{padding-left:1.5rem;margin:.5rem 0}
    li{margin:.2rem 0;overflow-wrap:anywhere}
    .lead{font-size:1.08rem}
    .soft{color:var(--soft)}
    .small{font-size:.88rem}
    .facts{display:flex;flex-wrap:wrap;gap:6px 8px;list-style:none;padding:0;margin:.2rem 0 1rem}
    .facts li,.chip{border:1px solid var(--rule);background:var(--card);border-radius:999px;
    padding:1px 11px;font-size:.84rem;margin:0;max-width:100%}
    .chip{display:inline-block;padding:0 8px;font-size:.76rem;line-height:1.5;white-space:nowrap}
    .chip.appeared{color:var(--good);background:var(--good-ground);border-color:transparent}
    .chip.appearing,.chip.disappearing{color:var(--warn);background:var(--warn-ground);
    border-color:transparent}
    .chip.violation,.chip.bad{color:var(--bad);background:var(--bad-ground);
    border-color:transparent}
    .chip.fragile{color:var(--warn);background:var(--warn-ground)}
    .pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));gap:14px}
    .card{background:var(--card);border:1px solid var(--rule);border-left:5px solid var(--rule);
    border-radius:8px;padding:12px 16px;min-width:0}
    .card>:last-child{margin-bottom:0}
    .card.good{border-left-color:var(--good)}
    .card.bad{border-left-color:var(--bad)}
    .card p{margin:.2rem 0}
    .rule{margin:.7rem 0}
    .scroll{overflow:auto;border:1px solid var(--rule);border-radius:8px;max-width:100%}
    .stage{display:grid;grid-template-columns:minmax(0,1fr);gap:18px}
    .stage>*{min-width:0}
    .moment{border:1px solid var(--rule);border-radius:8px;padding:12px 16px;margin:0 0 12px;
    background:var(--ground)}
    .js .moment[hidden]{display:none}
    .stepper{display:none;gap:8px;align-items:center;flex-wrap:wrap;margin-bottom:10px}
    .js .stepper{display:flex}
    button,input,select{font:inherit;color:inherit;background:var(--card);
    border:1px solid var(--rule);border-radius:6px;padding:4px 12px}
    button{cursor:pointer}
    button:hover:not(:disabled){border-color:var(--link)}
    button:disabled{opacity:.45;cursor:default}
    .tree{list-style:none;padding:0;margin:.4rem 0 .8rem}
    .tree li{padding:2px 0;display:flex;flex-wrap:wrap;gap:4px 6px;
    align-items:baseline}
    .tree .changed code{font-weight:700;text-decoration:underline;text-underline-offset:3px}
    .d1{margin-left:18px!important}.d2{margin-left:36px!important}.d3{margin-left:54px!important}
    .d4{margin-left:72px!important}.d5{margin-left:90px!important}.d6{margin-left:108px!important}
    .events{font-size:.86rem;max-height:22em;overflow:auto;padding-left:2.4em;margin:.3rem 0}
    .events a{color:inherit;text-decoration:none}
    .events a:hover{text-decoration:underline}
    .events .now{background:var(--now)}
    .events .bad{color:var(--bad);font-weight:700}
    .chart .spot{fill:transparent}
    .js .chart [data-event]{cursor:pointer}
    .chart .now .spot{fill:var(--now);stroke:var(--link);stroke-width:1.5}
    .fold,.focus{display:none}
    .js .fold{display:block;font-size:.88rem;margin:0 0 .5rem}
    .folded .focus{display:block}
    .folded .whole,.folded .far{display:none!important}
    .js .picture{max-height:60vh}
    header+section h2{margin-top:.4rem;padding-top:0;border:0}
    .path li.differs{background:var(--warn-ground);border-radius:4px}
    .path li.lost::after{content:"point of no return";color:var(--bad);
    font-size:.82rem;margin-left:.7em}
    .path li.time code{color:var(--soft)}
    .copied{position:relative}
    .copied button{position:absolute;top:7px;right:7px;font-size:.8rem;padding:2px 9px}
    details{margin:.7rem 0}
    summary{cursor:pointer;padding:4px 0}
    .chart{display:block;font-family:var(--code);font-size:11px;background:var(--ground)}
    .chart text{fill:var(--ink)}
    .chart .band{fill:transparent}
    .chart .band.odd{fill:var(--band)}
    .js .chart .band,.js .chart .step{cursor:pointer}
    .chart .band.now{fill:var(--now)}
    .chart .step{font-weight:700;font-size:12px;paint-order:stroke;stroke:var(--ground);
    stroke-width:4px}
    .chart .head{fill:var(--card);stroke:var(--rule)}
    .chart .ground{fill:var(--ground)}
    .chart .name{font-weight:700;font-size:12px}
    .chart .gap,.chart .line{fill:var(--soft)}
    .chart .life{stroke:var(--rule);stroke-width:1.5}
    .chart .life.unknown{stroke-dasharray:1 4}
    .chart .life.disappeared{stroke:var(--soft);stroke-dasharray:2 4}
    .chart .life.appeared{stroke:var(--appeared);stroke-width:5}
    .chart .life.appearing,.chart .life.disappearing{stroke:var(--moving);stroke-width:5;
    stroke-dasharray:5 3}
    .chart .dot{fill:var(--ink);stroke:var(--ground);stroke-width:1.5}
    .chart .dot.will{fill:var(--ground);stroke:var(--ink);stroke-width:2}
    .chart .tick{fill:var(--soft);stroke:var(--ground)}
    .chart .call{paint-order:stroke;stroke:var(--ground);stroke-width:3px;stroke-opacity:.75}
    .chart .wrong{fill:var(--bad-ground);stroke:var(--bad);stroke-width:1.5}
    .chart .call.bad{fill:var(--bad);font-weight:700;stroke:none}
    .chart .ghost rect{fill:var(--ground);stroke:var(--good);stroke-width:1.5;stroke-dasharray:4 3}
    .chart .ghost text{fill:var(--good);font-style:italic}
    .chart .transaction{fill:var(--rule)}
    .chart .span rect{fill:var(--now);stroke:var(--link)}
    .chart .span.cancelled rect{stroke-dasharray:3 3}
    .chart .span text{font-size:9px;fill:var(--link)}
    .key{display:flex;flex-wrap:wrap;gap:2px 18px;font-size:.84rem;color:var(--soft);margin:.5rem 0;
    list-style:none;padding:0}
    table{border-collapse:collapse;width:100%;font-size:.92rem}
    th,td{text-align:left;padding:6px 10px;border-bottom:1px solid var(--rule);vertical-align:top;
    overflow-wrap:break-word}
    td code{overflow-wrap:break-word}
    th{background:var(--card);position:sticky;top:0}
    th button{border:0;background:none;padding:0;font-weight:700}
    .wide td:last-child{min-width:11em}
    td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
    .filters{display:none;flex-wrap:wrap;gap:10px;margin:.6rem 0;align-items:end}
    .js .filters{display:flex}
    .filters label{display:grid;font-size:.84rem;color:var(--soft);gap:2px}
    .filters input,.filters select{color:var(--ink);max-width:100%}
    table.heat{width:auto}
    .heat td button{border:0;background:none;width:100%;padding:0}
    .heat td{text-align:center;padding:4px 8px;min-width:3em;font-variant-numeric:tabular-nums}
    .heat th{font-weight:500;font-size:.84rem}
    .h1{background:rgba(var(--heat),.12)}.h2{background:rgba(var(--heat),.24)}
    .h3{background:rgba(var(--heat),.38)}.h4{background:rgba(var(--heat),.55)}
    .curve{display:block;max-width:100%;height:auto}
    .curve path{fill:none;stroke:var(--link);stroke-width:2}
    .curve line{stroke:var(--rule)}
    .curve text{fill:var(--soft);font-size:12px}
    @media (min-width:1080px){.js .stage{grid-template-columns:minmax(0,1fr) 380px}
    .js .panels{position:sticky;top:12px;align-self:start;max-height:calc(100vh - 24px);
    overflow:auto}}
    tr[hidden]{display:none!important}
    @media (max-width:640px){main{padding:12px 14px 48px}h1{font-size:1.2rem}.lead{font-size:1rem}
    .js .picture{max-height:38vh}header .facts{flex-wrap:nowrap;overflow-x:auto}
    header .facts li{white-space:nowrap;max-width:none}
    table.wide thead{position:absolute;left:-9999px}
    table.wide tr{display:block;border-bottom:2px solid var(--rule);
    padding:6px 0}table.wide td{display:block;border:0;padding:2px 4px;text-align:left}
    table.wide td[data-label]::before{content:attr(data-label) ": ";color:var(--soft)}}
    @media print{main{max-width:none;padding:0}.stepper,.filters,.copied button{display:none
    !important}.js .stage{display:block}.js .moment[hidden]{display:block!important}
    .fold{display:none!important}.panels{position:static!important;max-height:none!important}
    .scroll,pre,.events,.js .picture{overflow:visible;max-height:none}
    pre{white-space:pre-wrap}svg.chart{max-width:100%;height:auto}.key{break-after:avoid}
    details::details-content{content-visibility:visible;block-size:auto}summary{list-style:none}
    .card,.moment,tr,.picture{break-inside:avoid}h2{break-after:avoid}.heads{transform:none}
    a{color:inherit;text-decoration:none}}
    """
}

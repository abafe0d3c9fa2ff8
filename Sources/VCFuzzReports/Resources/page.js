(function () {
  "use strict";
  var root = document.documentElement;
  function all(selector, within) {
    return Array.prototype.slice.call((within || document).querySelectorAll(selector));
  }
  root.classList.add("js");

  // Stepping.
  var moments = all(".moment");
  var current = 0;
  function show(index, isByHand) {
    if (!moments.length) { return; }
    current = Math.max(0, Math.min(moments.length - 1, index));
    moments.forEach(function (panel, place) { panel.hidden = place !== current; });
    var name = moments[current].dataset.moment;
    all(".chart .band").forEach(function (band) {
      band.classList.toggle("now", band.dataset.moment === name);
    });
    all(".path a").forEach(function (link) {
      if (link.dataset.moment === name) { link.setAttribute("aria-current", "step"); }
      else { link.removeAttribute("aria-current"); }
    });
    document.getElementById("place").textContent =
      (current + 1) + " of " + moments.length;
    document.getElementById("back").disabled = current === 0;
    document.getElementById("forth").disabled = current === moments.length - 1;
    if (!isByHand) { return; }
    choose(null);
    all(".picture").forEach(function (box) {
      var band = box.querySelector(".band.now");
      if (band) { box.scrollTop = Number(band.getAttribute("y")) - 40; }
    });
  }

  // Events: each has a link, and is marked in the list and in the diagram.
  var events = all(".events [data-event]");
  var chosen = null;
  function choose(name) {
    chosen = name;
    all("[data-event].now").forEach(function (part) { part.classList.remove("now"); });
    if (name === null) { return; }
    all("[data-event='" + name + "']").forEach(function (part) {
      part.classList.add("now");
      var box = part.closest(".picture, .events");
      if (!box || !box.clientHeight) { return; }
      var inner = part.getBoundingClientRect();
      var outer = box.getBoundingClientRect();
      box.scrollTop += inner.top - outer.top - box.clientHeight / 2;
      if (inner.left < outer.left || inner.right > outer.right) {
        box.scrollLeft += inner.left - outer.left - 60;
      }
    });
  }
  function pick(item, isByHand) {
    if (!item) { return; }
    show(moments.indexOf(item.closest(".moment")), false);
    choose(item.dataset.event);
    if (!isByHand) { return; }
    try { history.replaceState(null, "", "#event=" + chosen); } catch (error) { return; }
  }
  function named(name) {
    return events.find(function (item) { return item.dataset.event === name; });
  }
  function move(way) {
    var isFolded = root.classList.contains("folded");
    var shown = events.filter(function (item) {
      return !isFolded || !item.classList.contains("far");
    });
    var place = shown.indexOf(named(chosen));
    if (place < 0) {
      place = shown.findIndex(function (item) {
        return moments.indexOf(item.closest(".moment")) >= current;
      });
      if (place < 0) { place = shown.length; }
      place = way > 0 ? place - 1 : place;
    }
    pick(shown[place + way], true);
  }
  function follow() {
    var match = /^#event=([0-9]+)$/.exec(location.hash);
    if (match) { pick(named(match[1]), false); }
    return match;
  }
  function goTo(name) {
    var place = moments.findIndex(function (panel) { return panel.dataset.moment === name; });
    if (place >= 0) { show(place, true); }
  }
  if (moments.length) {
    document.getElementById("back").addEventListener("click", function () {
      show(current - 1, true);
    });
    document.getElementById("forth").addEventListener("click", function () {
      show(current + 1, true);
    });
    document.addEventListener("keydown", function (event) {
      if (event.altKey || event.ctrlKey || event.metaKey) { return; }
      if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName || "")) { return; }
      var step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step) { show(current + step, true); event.preventDefault(); }
      var way = { p: -1, n: 1 }[event.key];
      if (way) { move(way); }
    });
    document.getElementById("before").addEventListener("click", function () { move(-1); });
    document.getElementById("after").addEventListener("click", function () { move(1); });
    events.concat(all(".chart [data-event]")).forEach(function (part) {
      part.addEventListener("click", function (event) {
        pick(named(part.dataset.event), true);
        event.preventDefault();
      });
    });
    window.addEventListener("hashchange", follow);
    all(".picture").forEach(function (box) {
      box.addEventListener("scroll", function () {
        var shift = "translate(0," + box.scrollTop + ")";
        box.querySelector(".heads").setAttribute("transform", shift);
      });
    });
    all(".chart [data-moment]").forEach(function (part) {
      part.addEventListener("click", function () { goTo(part.dataset.moment); });
    });
    all(".path a").forEach(function (link) {
      link.addEventListener("click", function (event) {
        goTo(link.dataset.moment);
        event.preventDefault();
      });
    });
    var wrong = moments.findIndex(function (panel) { return "wrong" in panel.dataset; });
    show(wrong < 0 ? 0 : wrong, wrong >= 0);
    var fold = document.getElementById("fold");
    if (fold) {
      fold.addEventListener("change", function () {
        root.classList.toggle("folded", fold.checked);
        choose(chosen);
      });
      fold.checked = innerWidth < 640;
      root.classList.toggle("folded", fold.checked);
    }
    if (!follow()) { pick(document.querySelector(".events .bad"), false); }
  }

  // Copying.
  all(".copied").forEach(function (box) {
    var button = document.createElement("button");
    button.type = "button";
    button.textContent = "Copy";
    button.setAttribute("aria-label", "Copy " + (box.dataset.what || "this"));
    button.addEventListener("click", function () {
      var text = box.querySelector("pre").textContent;
      function done(word) {
        button.textContent = word;
        setTimeout(function () { button.textContent = "Copy"; }, 1500);
      }
      function byHand() {
        var range = document.createRange();
        range.selectNodeContents(box.querySelector("pre"));
        var selection = getSelection();
        selection.removeAllRanges();
        selection.addRange(range);
        done(document.execCommand("copy") ? "Copied" : "Selected");
      }
      if (navigator.clipboard && navigator.clipboard.writeText) {
        navigator.clipboard.writeText(text).then(function () { done("Copied"); }, byHand);
      } else { byHand(); }
    });
    box.appendChild(button);
  });

  // Sorting and filtering.
  all("table.sorted").forEach(function (table) {
    var body = table.tBodies[0];
    all("th", table).forEach(function (head, column) {
      var button = document.createElement("button");
      button.type = "button";
      button.textContent = head.textContent;
      head.textContent = "";
      head.appendChild(button);
      button.addEventListener("click", function () {
        var isUp = head.getAttribute("aria-sort") !== "ascending";
        all("th", table).forEach(function (other) { other.removeAttribute("aria-sort"); });
        head.setAttribute("aria-sort", isUp ? "ascending" : "descending");
        var isNumber = head.classList.contains("number");
        var rows = all("tr", body).map(function (row) {
          var text = row.cells[column].textContent;
          return { row: row, key: isNumber ? Number(text) || 0 : text };
        });
        var order = new Intl.Collator("en", { numeric: true });
        rows.sort(function (a, b) {
          var way = isNumber ? a.key - b.key : order.compare(a.key, b.key);
          return isUp ? way : -way;
        });
        rows.forEach(function (item) { body.appendChild(item.row); });
      });
    });
  });
  var fields = all(".filters [data-filter]");
  function filter() {
    var wanted = fields.map(function (field) {
      return { name: field.dataset.filter, value: field.value.toLowerCase() };
    }).filter(function (item) { return item.value; });
    var shown = 0;
    all("table.sorted tbody tr").forEach(function (row) {
      var fits = wanted.every(function (item) {
        return item.name === "text" ? row.textContent.toLowerCase().includes(item.value)
          : row.dataset[item.name] === item.value;
      });
      row.hidden = !fits;
      if (fits) { shown += 1; }
    });
    var count = document.getElementById("count");
    if (count) { count.textContent = String(shown); }
  }
  fields.forEach(function (field) { field.addEventListener("input", filter); });
  all(".heat [data-pick]").forEach(function (cell) {
    var button = document.createElement("button");
    button.type = "button";
    button.textContent = cell.textContent;
    button.setAttribute("aria-label", cell.textContent + ", show these");
    cell.textContent = "";
    cell.appendChild(button);
    button.addEventListener("click", function () {
      fields.forEach(function (field) {
        var value = cell.dataset[field.dataset.filter];
        if (field.dataset.filter !== "text") { field.value = value || ""; }
      });
      filter();
      document.querySelector("table.sorted").scrollIntoView();
    });
  });
})();

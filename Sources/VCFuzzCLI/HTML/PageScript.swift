// The script of every page. Pages work without it: it steps, copies, sorts and filters.

/// The one script.
package enum PageScript {
  /// The SHA-256 of the script in base 64, by which the policy of a page admits it.
  package static let hash = "cN2TWNaKLipE8Ulf4yqXGce+DXmgTF1rJmoMRWkAMPE="

  package static let source: StaticString = """
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
        var bad = moments[current].querySelector(".heard .bad");
        if (bad) { bad.parentNode.scrollTop = bad.offsetTop - bad.parentNode.offsetTop - 60; }
        if (!isByHand) { return; }
        var box = document.querySelector(".picture");
        var band = document.querySelector(".chart .band.now");
        if (box && band && box.scrollHeight > box.clientHeight) {
          box.scrollTop = Number(band.getAttribute("y")) - 40;
        }
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
        show(wrong < 0 ? 0 : wrong, false);
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
    """
}

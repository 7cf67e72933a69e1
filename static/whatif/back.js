// Every answer of the what-if has its place in the history: Back undoes a tap, and the page stays.
let shown = location.pathname + location.search;

document.addEventListener("htmx:afterSwap", ({ target, detail }) => {
  const { id } = detail.requestConfig.elt;
  const address = ["ask", "say"].includes(id) && detail.xhr.getResponseHeader("HX-Push-Url");
  if (target.id !== "whatif" || !address || address === shown) return;
  history[id === "ask" ? "pushState" : "replaceState"](null, "", (shown = address)); // A text in the making is one step.
});

addEventListener("popstate", () => {
  if (location.pathname + location.search === shown) return;
  shown = location.pathname + location.search;
  htmx.ajax("GET", shown, { target: "#whatif" });
});

// Figures that were changed without a new page go along into another language.
document.addEventListener("click", (event) => {
  const link = event.target.closest(".languages a");
  if (link) link.search = location.search;
});

// Small comforts; every page works without them.

// A change of language stays at the passage that is being read.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-keep-anchor]");
  if (link && location.hash) link.hash = location.hash;
});

// An address that names a place in something folded opens the fold, and one reads on from there.
const unfold = () => {
  const place = document.getElementById(location.hash.slice(1));
  const fold = place?.closest("details");
  if (!fold) return;
  for (let each = fold; each; each = each.parentElement.closest("details")) each.open = true;
  const focused = place === fold ? fold.querySelector("summary") : place;
  if (focused !== fold.querySelector("summary")) focused.tabIndex = -1;
  focused.focus();
};
addEventListener("hashchange", unfold);
addEventListener("load", unfold);

// The card is turned back with Escape as well as with a tap.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") document.querySelector("a[data-back]")?.click();
});

// What is folded is printed all the same, and folded again afterwards; paper says when it was printed.
const opened = [];
addEventListener("beforeprint", () => {
  const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long" });
  document.querySelector(".paper time")?.replaceChildren(day.format(new Date()));
  opened.push(...document.querySelectorAll("details:not([open])"));
  for (const fold of opened) fold.open = true;
});
addEventListener("afterprint", () => {
  for (const fold of opened.splice(0)) fold.open = false;
});

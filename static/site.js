// Small comforts; every page works without them.

// Arrow keys, or j and k, go from case to case.
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, textarea, select, [contenteditable]");
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const way = { ArrowRight: "next", j: "next", ArrowLeft: "prev", k: "prev" }[event.key];
  const link = way && document.querySelector(`a[rel="${way}"]`);
  if (link) link.click();
});

// A slash goes to the search box, wherever the slash is on the keyboard.
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, textarea, select, [contenteditable]");
  const box = document.querySelector('input[name="q"]');
  if (typing || !box || event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  box.focus();
  box.select();
});

// A change of language stays at the passage that is being read.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-keep-anchor]");
  if (link && location.hash) link.hash = location.hash;
});

// The card is turned back with Escape as well as with a tap.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") document.querySelector("a[data-back]")?.click();
});

// What is folded is printed all the same, and folded again afterwards.
const opened = [];
addEventListener("beforeprint", () => {
  opened.push(...document.querySelectorAll("details:not([open])"));
  for (const fold of opened) fold.open = true;
});
addEventListener("afterprint", () => {
  for (const fold of opened.splice(0)) fold.open = false;
});

// A link to a rule or to a term opens a preview: by hover, focus or tap.  Where none can be had, the link leads on.
const PREVIEWED = ".ref, .defined, .why a, .because a, .readings a, .notes a, .ours p a";
const preview = Object.assign(document.createElement("div"), { id: "preview", hidden: true, tabIndex: -1 });
let shown, timer, touched;

function previewOf(link) {
  const [, language, place] = link?.pathname.match(/^\/([a-z]{2})\/(glossary|\d{4}\/[^/]+)\/$/) ?? [];
  if (place === "glossary") return `/${language}/preview/term/${link.hash.slice(1)}/`;
  return place && `/${language}/preview/${place}/?at=${link.hash.slice(1)}`;
}

// Hover and focus show a tooltip; a tap shows a dialog, on a reason in the list below it: it covers no verdict.
async function showPreview(link, role) {
  hidePreview();
  shown = link;
  const answer = await fetch(previewOf(link), { signal: AbortSignal.timeout(4000) }).catch(() => null);
  const innerHTML = answer?.ok ? await answer.text() : "";
  if (!innerHTML || shown !== link) return shown !== link;
  Object.assign(preview, { innerHTML, role, ariaLabel: role === "dialog" ? link.textContent : null, hidden: false });
  link.removeAttribute("title"); // Or the browser would show it over the preview.
  const reason = role === "dialog" && link.closest(".verdict li");
  (reason || link.closest("main")).append(preview);
  const { left, top, bottom } = link.getBoundingClientRect();
  const above = top - preview.offsetHeight - 4;
  const under = above < 0 || bottom + preview.offsetHeight < innerHeight;
  const most = document.documentElement.clientWidth - preview.offsetWidth - 8;
  preview.style.left = `${scrollX + Math.max(8, Math.min(left, most))}px`;
  preview.style.top = `${scrollY + (under ? bottom + 4 : above)}px`;
  role === "dialog" ? preview.focus({ preventScroll: true }) : link.setAttribute("aria-describedby", "preview");
  return true;
}

function hidePreview() {
  clearTimeout(timer);
  shown?.removeAttribute("aria-describedby");
  if (preview.contains(document.activeElement)) shown?.focus({ preventScroll: true });
  [shown, preview.hidden] = [null, true];
}

for (const way of ["pointerover", "focusin"]) {
  document.addEventListener(way, (event) => {
    const link = event.target.closest(PREVIEWED);
    if (event.pointerType === "touch" || (way === "focusin" && touched)) return;
    clearTimeout(timer);
    if (link === shown || preview.contains(event.target)) return;
    timer = previewOf(link) ? setTimeout(showPreview, 300, link, "tooltip") : setTimeout(hidePreview, 300);
  });
}
addEventListener("orientationchange", hidePreview);
addEventListener("keydown", (event) => (touched = false) || (event.key === "Escape" && hidePreview()));
addEventListener("pointerdown", (event) => {
  touched = event.pointerType === "touch";
  if (!preview.contains(event.target) && !shown?.contains(event.target)) hidePreview();
});
addEventListener("click", async (event) => {
  const link = event.target.closest(PREVIEWED);
  if (!touched || link === shown || preview.contains(link) || !previewOf(link)) return;
  event.preventDefault();
  if (!(await showPreview(link, "dialog"))) location.assign(link.href);
});

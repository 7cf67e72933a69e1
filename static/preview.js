// A link to a rule or to a term opens a preview: by hover, focus or tap.  Where none can be had, the link leads on.
const PREVIEWED = ".ref, .defined, .why a, .because a, .readings a, .notes a, .ours p a";
const made = Object.assign(document.createElement("div"), { id: "preview", hidden: true, tabIndex: -1 });
const preview = (document.querySelector("main") ?? document.body).appendChild(made);
let shown, timer, touched;

function previewOf(link) {
  const [, language, page] = link?.pathname.match(/^\/([a-z]{2})\/(glossary|\d{4}\/[^/]+)\/$/) ?? [];
  if (page === "glossary") return `/${language}/preview/term/${link.hash.slice(1)}/`;
  return page && `/${language}/preview/${page}/?at=${link.hash.slice(1)}`;
}

// What is read out with its link is a tooltip; what a tap has opened, with a link of its own, a dialog.
async function showPreview(link, role) {
  hidePreview();
  shown = link;
  const answer = await fetch(previewOf(link), { signal: AbortSignal.timeout(4000) }).catch(() => null);
  const innerHTML = answer?.ok ? await answer.text() : "";
  if (!innerHTML || shown !== link) return shown !== link;
  Object.assign(preview, { innerHTML, role, ariaLabel: role === "dialog" ? link.textContent : null, hidden: false });
  link.removeAttribute("title"); // Or the browser would show it over the preview.
  if (role === "tooltip") link.setAttribute("aria-describedby", "preview");
  const { left, top, bottom } = link.getBoundingClientRect();
  const above = top - preview.offsetHeight - 4;
  const under = above < 0 || bottom + preview.offsetHeight < innerHeight;
  const most = document.documentElement.clientWidth - preview.offsetWidth - 8;
  preview.style.left = `${scrollX + Math.max(8, Math.min(left, most))}px`;
  preview.style.top = `${scrollY + (under ? bottom + 4 : above)}px`;
  if (role === "dialog") preview.focus({ preventScroll: true });
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
  if (!touched || link === shown || !previewOf(link)) return;
  event.preventDefault();
  if (!(await showPreview(link, "dialog"))) location.assign(link.href);
});

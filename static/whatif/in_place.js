// The what-if is replaced at every change, and stays in place: what was touched remains under the finger.
let touched = []; // Ids of the field or chip touched last, and of what it stands in.
let before = { tops: new Map(), open: [] }; // Where these were, and what was unfolded and in use, before the swap.

const find = (id) => document.getElementById(id);
const top = (id) => find(id).getBoundingClientRect().top;

function touch({ target }) {
  let inside = (target.closest("label")?.control ?? target).closest("#ask [id]");
  if (inside || target.closest("#say")) touched = [];
  for (; inside; inside = inside.parentElement.closest("#ask [id]")) touched.push(inside.id);
}
document.addEventListener("pointerdown", touch);
document.addEventListener("focusin", touch);

document.addEventListener("whatif:before", () => {
  const open = [...document.querySelectorAll("#ask details[open]")].map((fold) => fold.id);
  before = { tops: new Map(touched.filter(find).map((id) => [id, top(id)])), open, used: document.activeElement.id };
});
document.addEventListener("htmx:afterSwap", ({ target }) => {
  if (target.id !== "whatif") return;
  for (const id of before.open) if (find(id)) find(id).open = true;
  if (before.used) find(before.used)?.focus({ preventScroll: true });
  const id = touched.find((each) => before.tops.has(each) && find(each));
  if (id) stay(target, () => top(id) - before.tops.get(id));
});

// A page that became too short to scroll so far is given room, below or above.
function stay(whatif, off) {
  const lack = scrollY + off() + innerHeight - document.documentElement.scrollHeight;
  if (lack > 0) whatif.style.paddingBlockEnd = `${lack}px`;
  scrollBy({ top: off(), behavior: "instant" });
  const ruling = whatif.querySelector(".ruling");
  if (off() < -1) ruling.style.minBlockSize = `${ruling.offsetHeight - off()}px`;
}

// A text that was put back after a swap does not always report its change.
document.addEventListener("focusout", ({ target }) => {
  if (target.form?.id !== "ask" || target.type !== "text" || target.value === target.defaultValue) return;
  target.dispatchEvent(new Event("change", { bubbles: true }));
});

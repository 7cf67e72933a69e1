// A hand is stepped through in place: the address follows, the step is announced, arrow keys and swipes turn it.
const FAR = 40; // Pixels that a finger must move to turn a step.
let from = null;

const turn = (hand, way) => hand.querySelector(`[data-step="${way}"]:not([aria-disabled])`)?.click();

document.addEventListener("htmx:afterSwap", ({ target, detail }) => {
  const hand = target.closest?.(".hand") ?? document.getElementById(target.id)?.closest(".hand");
  if (!hand) return;
  history.replaceState(null, "", detail.pathInfo.responsePath ?? detail.pathInfo.finalRequestPath);
  hand.querySelector("[role=status]").textContent = hand.querySelector(".act").textContent;
  const list = hand.querySelector("details");
  if (list) list.open = hand.dataset.open === "yes";
});
document.addEventListener("htmx:beforeSwap", ({ target }) => {
  const hand = target.closest?.(".hand");
  if (hand) hand.dataset.open = hand.querySelector("details")?.open ? "yes" : "";
});

// Within a hand the arrow keys turn its steps, and not the cases of the rule; a slider moves by itself.
document.addEventListener("keydown", (event) => {
  const hand = event.target.closest?.(".hand");
  const way = { ArrowLeft: "back", ArrowRight: "on" }[event.key];
  if (!hand || !way || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.stopPropagation();
  if (event.target.type === "range") return;
  event.preventDefault();
  turn(hand, way);
}, true);

document.addEventListener("touchstart", (event) => {
  const [touch] = event.touches;
  from = event.touches.length === 1 && event.target.closest(".picture") ? [touch.clientX, touch.clientY] : null;
}, { passive: true });
document.addEventListener("touchend", (event) => {
  const [touch] = event.changedTouches;
  if (!from) return;
  const [across, down] = [touch.clientX - from[0], touch.clientY - from[1]];
  from = null;
  if (Math.abs(across) < FAR || Math.abs(across) < 2 * Math.abs(down)) return;
  turn(event.target.closest(".hand"), across < 0 ? "on" : "back");
});

// A step that was turned without a new page goes along into another language.
document.addEventListener("click", (event) => {
  const link = event.target.closest(".languages a");
  if (link) link.search = location.search;
});

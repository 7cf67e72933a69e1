// Requests of the what-if, one at a time; without scripts it works as a plain form.
const taps = []; // Chips tapped and not sent yet.
let pending = null; // The request under way.
let answer = null; // Its answer, while a finger is down: what it is on must not be replaced.
let held = false;
let sent = new Map(); // What the fields held when the request was sent.
let changed = false; // Whether a field has changed since.

const ticks = (field) => ["radio", "checkbox"].includes(field.type);
const fields = () => [...document.getElementById("ask").elements].filter((field) => field.id && field.name !== "tap");
const values = () => new Map(fields().map((field) => [field.id, ticks(field) ? field.checked : field.value]));

function replace() {
  const detail = answer;
  answer = pending = null;
  const edits = new Map([...values()].filter(([id, value]) => value !== sent.get(id)));
  document.dispatchEvent(new Event("whatif:before"));
  const swap = { swapStyle: "outerHTML", settleDelay: 0 };
  htmx.swap("#whatif", detail.serverResponse, swap, { eventInfo: detail, contextElement: detail.elt });
  for (const field of fields()) if (edits.has(field.id)) field[ticks(field) ? "checked" : "value"] = edits.get(field.id);
  if (taps.length || (changed && edits.size)) htmx.trigger("#ask", "submit");
}

// What is tapped or changed while a request is under way is sent after its answer.
document.addEventListener("submit", (event) => {
  if (event.target.id !== "ask") return;
  if (event.submitter?.name === "tap") taps.push(event.submitter.value);
  if (!pending) return;
  event.preventDefault();
  event.stopPropagation();
}, true);
document.addEventListener("htmx:confirm", (event) => pending && event.detail.elt.id === "ask" && event.preventDefault());
document.addEventListener("change", () => (changed = true));
document.addEventListener("htmx:configRequest", ({ detail }) => {
  const sending = taps.splice(0);
  if (detail.elt.id !== "ask") return;
  [detail.path] = detail.path.split("#");
  detail.formData.delete("tap");
  for (const tap of sending) detail.formData.append("tap", tap);
});
document.addEventListener("htmx:beforeSend", ({ detail }) => ([pending, sent, changed] = [detail.xhr, values(), false]));
document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.xhr === pending && !event.detail.shouldSwap) return;
  event.preventDefault();
  if (event.detail.xhr === pending) answer = event.detail;
  if (answer && !held) replace();
});
document.addEventListener("htmx:afterRequest", ({ detail: { xhr } }) => {
  document.getElementById("offline").hidden = [200, 422].includes(xhr.status);
  if (xhr === pending && !answer) [taps.length, pending] = [0, null];
});

const press = ({ target, key = " " }) => (held = key === " " && !!target.closest("button, .pills, .tick"));
const release = () => (held = false) || setTimeout(() => answer && !held && replace());
for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, press);
for (const name of ["pointerup", "pointercancel", "keyup", "blur"]) addEventListener(name, release);

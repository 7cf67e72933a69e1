// Keys for whoever reads with a keyboard.  None does anything while something is typed, and they can be switched off.
const KEYS = {
  "/": 'input[name="q"]',
  ArrowRight: 'a[rel="next"]',
  j: 'a[rel="next"]',
  ArrowLeft: 'a[rel="prev"]',
  k: 'a[rel="prev"]',
  1: ".languages a:nth-of-type(1)",
  2: ".languages a:nth-of-type(2)",
  3: ".languages a:nth-of-type(3)",
  4: ".languages a:nth-of-type(4)",
  "?": "[data-keys]",
};
const TAKEN = "input, textarea, select, [contenteditable], [role='region'], dialog";
const help = document.querySelector("dialog.keys");
const wanted = help?.querySelector("input");

document.addEventListener("keydown", (event) => {
  if (event.target.closest(TAKEN) || event.ctrlKey || event.metaKey || event.altKey || wanted?.checked === false) return;
  if (event.shiftKey && event.key.length > 1) return;
  const target = KEYS[event.key] && document.querySelector(KEYS[event.key]);
  if (!target) return;
  event.preventDefault();
  if (!target.select) return target.click();
  target.focus();
  target.select();
});

// A browser that keeps nothing leaves the keys on.
function keep(value) {
  try {
    if (value) localStorage.setItem("keys", value);
    return localStorage.getItem("keys");
  } catch {
    return value;
  }
}

// The list of the keys is for those who have some.
if (help) {
  const button = document.querySelector("[data-keys]");
  button.hidden = false;
  button.onclick = () => help.showModal();
  wanted.checked = keep() !== "off";
  wanted.onchange = () => keep(wanted.checked ? "on" : "off");
}

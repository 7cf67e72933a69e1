// Keyboard shortcuts.  None does anything while something is typed, and they can be switched off.
const SHORTCUTS = {
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
const TYPING = "input, textarea, select, [contenteditable], [role='region'], dialog";
const list = document.querySelector("dialog.keys");
const checkbox = list?.querySelector("input");

document.addEventListener("keydown", (event) => {
  if (event.target.closest(TYPING) || event.ctrlKey || event.metaKey || event.altKey || checkbox?.checked === false) return;
  if (event.shiftKey && event.key.length > 1) return;
  const target = SHORTCUTS[event.key] && document.querySelector(SHORTCUTS[event.key]);
  if (!target) return;
  event.preventDefault();
  if (!target.select) return target.click();
  target.focus();
  target.select();
});

// Without storage in the browser the keys are on, and the checkbox counts for this page alone.
function keysSetting() {
  try {
    return localStorage.getItem("keys");
  } catch {
    return null;
  }
}

function saveKeysSetting(setting) {
  try {
    localStorage.setItem("keys", setting);
  } catch {}
}

// The button stays hidden without scripts.
if (list) {
  const button = document.querySelector("[data-keys]");
  button.hidden = false;
  button.onclick = () => list.showModal();
  checkbox.checked = keysSetting() !== "off";
  checkbox.onchange = () => saveKeysSetting(checkbox.checked ? "on" : "off");
}

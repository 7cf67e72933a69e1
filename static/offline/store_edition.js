// Stores a whole edition on the device: when that is asked for, and by itself where the site is installed.
const button = document.querySelector("[data-stock]");
const progress = document.querySelector("[data-stock] + output");

async function stock() {
  button.disabled = true;
  let missing = 0;
  const list = await fetch(button.dataset.stock).catch(() => null);
  const { addresses } = list?.ok ? await list.json() : { addresses: [button.dataset.stock] };
  for (const [at, address] of addresses.entries()) {
    const figures = { stored: at - missing, all: addresses.length };
    progress.textContent = button.dataset.progress.replace(/\{(\w+)\}/g, (_, name) => figures[name]);
    const stored = await store(address).catch(() => false); // The network, or the room on the device, may run out.
    missing += stored ? 0 : 1;
  }
  progress.textContent = missing ? button.dataset.missing : button.dataset.done;
  button.disabled = !missing;
}

async function store(address) {
  const answer = await fetch(address);
  if (answer.ok) await keep(address, answer);
  return answer.ok;
}

if ("serviceWorker" in navigator && "caches" in window) {
  button.hidden = false;
  button.onclick = stock;
  const installed = matchMedia("(display-mode: standalone)").matches && !navigator.connection?.saveData;
  if (installed && navigator.onLine && !document.body.dataset.stored) stock();
}

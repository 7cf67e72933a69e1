// Stores a whole edition on the device: when that is asked for, and by itself where the site is installed.
const button = document.querySelector("[data-stock]");
const progress = document.querySelector("[data-stock] + output");

async function keep(pages, address) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return;
  const headers = { "Content-Type": answer.headers.get("Content-Type"), "X-Stored": new Date().toISOString() };
  await pages.put(new URL(address, location.origin).href, new Response(await answer.blob(), { headers }));
}

async function stock() {
  button.disabled = true;
  const { addresses } = await (await fetch(button.dataset.stock)).json();
  const pages = await caches.open("pages");
  for (const [at, address] of addresses.entries()) {
    progress.textContent = `${at + 1} / ${addresses.length}`;
    await keep(pages, address);
  }
  progress.textContent = button.dataset.done;
}

if ("serviceWorker" in navigator && "caches" in window) {
  button.hidden = false;
  button.onclick = stock;
  const installed = matchMedia("(display-mode: standalone)").matches && !navigator.connection?.saveData;
  if (installed && navigator.onLine && !document.body.dataset.stored) stock();
}

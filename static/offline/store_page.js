// How a page is stored on the device, with the moment; shared by the service worker and the button that stores an edition.
async function keep(address, answer) {
  const headers = { "Content-Type": answer.headers.get("Content-Type"), "X-Stored": new Date().toISOString() };
  const pages = await caches.open("pages");
  await pages.put(new URL(address, location.origin).href, new Response(await answer.blob(), { headers }));
}

// Stands in for a page that is not stored: lists those that are, in the language of this page.
const shelf = document.querySelector("[data-shelf]");
const language = `/${document.documentElement.lang}/`;

async function list() {
  const pages = await caches.open("pages");
  for (const request of await pages.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(language) || search || pathname.split("/").length > 5) continue;
    const stored = new DOMParser().parseFromString(await (await pages.match(request)).text(), "text/html");
    const entry = document.createElement("li");
    entry.append(Object.assign(document.createElement("a"), { href: pathname, textContent: stored.title }));
    shelf.append(entry);
  }
  document.querySelector("[data-nothing]").hidden = shelf.children.length > 0;
}

if ("caches" in window) list();

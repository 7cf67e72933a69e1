{% load static %}importScripts("{% static "offline/store_page.js" %}", "{% static "offline/find_stored.js" %}");
{% autoescape off %}const KNOWN = {{ known }};{% endautoescape %}
// Files bear their content in their names and are taken from the store; pages come from the network while there is one.
const FILES = `files-${KNOWN.release}`;
const PATIENCE = 5000;
const UNSTORED = /^\/(admin|api|[a-z]{2}\/(what-if|audit|compare|offline))(\/|$)/;

// Without cookies: the pages that say "no network" in each language change no choice of the reader.
self.addEventListener("install", (event) => {
  const requests = KNOWN.first.map((address) => new Request(address, { credentials: "omit" }));
  event.waitUntil(caches.open(FILES).then((files) => files.addAll(requests)));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name !== FILES && name !== "pages";
  const clean = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
  event.waitUntil(clean.then(() => self.clients.claim()));
});

// A new version waits until the reader asks for it. A page opened before there was a worker asks to be stored.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "store") event.waitUntil(store(event.source.url, fetch(event.source.url, { cache: "force-cache" })));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event, url));
  else if (url.pathname.startsWith("/static/")) event.respondWith(file(request));
});

async function file(request) {
  return (await caches.match(request)) || fetch(request);
}

// Storing never stands between the reader and a page that has come: a full device only stores nothing.
function store(address, coming) {
  const fit = (answer) => answer.ok && !UNSTORED.test(new URL(address).pathname);
  return coming.then((answer) => fit(answer) && keep(address, answer.clone())).catch(() => {});
}

// Without a network, without an answer in time or from a server that fails, the reader gets the stored page.
async function page(event, url) {
  const coming = fetch(event.request); // Unchanged: so the server knows that the reader asks for a page, and not a script.
  event.waitUntil(store(url.href, coming));
  const stored = await storedPage(url);
  const late = new Promise((resolve) => stored && setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([coming.catch(() => {}), late]);
  if (answer?.status < 500) return answer;
  if (stored) return dated(stored);
  const language = await languageOf(url, KNOWN.languages);
  const place = await storedAddress(url, language, KNOWN.current);
  if (place) return Response.redirect(place);
  return answer || (await caches.match(`/${language}/offline/`)) || Response.error();
}

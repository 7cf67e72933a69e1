{% load static %}importScripts("{% static "keeping.js" %}");
{% autoescape off %}const KNOWN = {{ known }};{% endautoescape %}
// Files bear their content in their names and are taken from the store; pages come from the network while there is one.
const FILES = `files-${KNOWN.release}`;
const PAGES = "pages";
const PATIENCE = 5000;
const UNSTORED = /^\/(admin|api|[a-z]{2}\/(what-if|audit|compare))(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(FILES).then((files) => files.addAll(KNOWN.first)));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name !== FILES && name !== PAGES;
  const clean = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
  event.waitUntil(clean.then(() => self.clients.claim()));
});

// A new version waits until the reader asks for it.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
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
async function page(event, url) {
  const kept = await stored(url);
  try {
    const signal = kept ? AbortSignal.timeout(PATIENCE) : undefined;
    const answer = await fetch(event.request, { signal });
    if (answer.ok && !UNSTORED.test(url.pathname)) event.waitUntil(keep(url.href, answer.clone()).catch(() => {}));
    return answer;
  } catch {
    return kept ? dated(kept) : (await caches.match(`/${url.pathname.split("/")[1]}/offline/`)) || Response.error();
  }
}

async function stored(url) {
  const pages = await caches.open(PAGES);
  const plain = new URL(url);
  plain.searchParams.delete("languages"); // The languages of a card.
  return (await pages.match(url, { ignoreVary: true })) || pages.match(plain, { ignoreVary: true });
}

// The page says itself when it was stored, in its own language.
async function dated(answer) {
  const text = (await answer.text()).replace("<body", `<body data-stored="${answer.headers.get("X-Stored")}"`);
  return new Response(text, { headers: { "Content-Type": answer.headers.get("Content-Type") } });
}

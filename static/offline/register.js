// Reading without a network: what was stored says when, and a new version is offered, never forced.
const notice = (name) => document.querySelector(`[data-notice="${name}"]`);
const stamp = document.body.dataset.stored;

if (stamp) {
  const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  const place = notice("stored").querySelector("time");
  place.dateTime = stamp;
  place.textContent = when.format(new Date(stamp));
  notice("stored").hidden = false;
  sayLanguages();
}

// A stored page may be in other languages than those asked for: it names the languages of its texts, or of the card.
function sayLanguages() {
  const texts = document.querySelectorAll(".texts [aria-current], .turned [lang]");
  if (!("storedOther" in document.body.dataset) || !texts.length) return;
  const { lang } = document.documentElement;
  const names = new Intl.DisplayNames([lang], { type: "language" });
  const list = new Intl.ListFormat(lang).format([...texts].map((text) => names.of(text.lang)));
  notice("languages").querySelector("b").textContent = list;
  notice("languages").hidden = false;
}

if ("serviceWorker" in navigator) {
  let asked = false;
  navigator.serviceWorker.register("/worker.js").then((registration) => {
    if (!registration) return; // Some browsers block workers without saying so.
    const offer = () => {
      if (!registration.waiting || !navigator.serviceWorker.controller || !notice("update")) return;
      notice("update").hidden = false;
      notice("update").querySelector("button").onclick = () => {
        asked = true;
        registration.waiting.postMessage("take over");
      };
    };
    offer();
    if (!navigator.serviceWorker.controller) navigator.serviceWorker.ready.then(({ active }) => active.postMessage("store"));
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  });
  navigator.serviceWorker.addEventListener("controllerchange", () => asked && location.reload());
}

// How the service worker finds a stored page: for its address, for the same page with other choices, for a short address.
const CHOICES = ["languages", "terms", "texts"];
const IN_EDITION = /^\/[a-z]{2}\/(\d{4}\/.*)?$/;
const SHORT = /^\/(?:(\d{4})(?:\/|$))?(?:(\d{1,3}|rp-?\d{1,2})(?:-([\da-z.-]+))?)?\/?$/i;

// The page stored last comes first.
async function storedAddresses() {
  return (await (await caches.open("pages")).keys()).map(({ url }) => new URL(url)).reverse();
}

// Equal for two addresses of one page: readers choose languages for it, and links from elsewhere add queries of their own.
function plain({ pathname, search }) {
  const query = new URLSearchParams(IN_EDITION.test(pathname) ? "" : search);
  for (const name of CHOICES) query.delete(name);
  return `${pathname.replace(/\/?$/, "/")}?${query}`.toLowerCase();
}

// `other` says that the page may have been stored with other languages than those asked for.
async function storedPage(url) {
  const pages = await caches.open("pages");
  const exact = await pages.match(url);
  if (exact) return { answer: exact, other: false };
  const similar = (await storedAddresses()).find((address) => plain(address) === plain(url));
  return similar && { answer: await pages.match(similar), other: CHOICES.some((name) => url.searchParams.has(name)) };
}

// The language of the address, or the one last read in, or that of the browser.
async function languageOf(url, languages) {
  const [named, last] = [url, ...(await storedAddresses())].map(({ pathname }) => pathname.split("/")[1]);
  return [named, last, navigator.language.slice(0, 2)].find((code) => languages.includes(code)) ?? "en";
}

// The stored page to which an address without a language leads: /, /48, /48-1.3, /2024/46, /glossary/.
async function storedAddress(url, language, current) {
  const paths = (await storedAddresses()).map(({ pathname }) => pathname);
  const find = (path) => paths.find((stored) => stored.toLowerCase() === `/${language}/${path}`.toLowerCase());
  const [short, edition, name, key] = SHORT.exec(url.pathname) ?? [];
  if (!short) return find(`${url.pathname.replace(/^\/|\/$/g, "")}/`);
  if (!name) return find(edition ? `${edition}/` : "");
  const rule = `${edition ?? current}/${name.replace(/^rp-?/i, "rp-")}`;
  const place = key && find(`${rule}/`);
  return find(`${rule}/${key}/`) ?? find(`${rule}-${key}/`) ?? (place ? `${place}#${key}` : find(`${rule}/`));
}

// The page says itself when it was stored, and where its languages may be others than those asked for.
async function dated({ answer, other }) {
  const marks = `data-stored="${answer.headers.get("X-Stored")}"${other ? " data-stored-other" : ""}`;
  const text = (await answer.text()).replace("<body", `<body ${marks}`);
  return new Response(text, { headers: { "Content-Type": answer.headers.get("Content-Type") } });
}

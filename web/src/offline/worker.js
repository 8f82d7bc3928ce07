/**
 * Keeps the pages on the device, so that they open without a connection, and go on after an update of the server.
 * Browsers allow this over HTTPS, and on the machine itself. The build fills in its files and its name (see build/worker.ts).
 *
 * A new build is kept beside the one before, which is thrown away only when no page of it is open any more.
 */
const FILES = __FILES__;
const KEPT = "tercet-__BUILD__";
const PAGE = "/"; // every address shows the same page
const PATIENCE_MS = 4000;
const isWords = (file) => file.startsWith("/assets/words-");
const isEye = (file) => file.startsWith("/assets/eye-worker-") || file.endsWith(".bin"); // the worker and its weights

self.addEventListener("install", (event) => event.waitUntil(install()));

/** Everything but the words of other languages, and the eye unless it was used before. */
async function install() {
  const withEye = await hasEye();
  await keep([PAGE, ...FILES.filter((file) => !isWords(file) && (withEye || !isEye(file)))]);
}

async function hasEye() {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().some(({ url }) => isEye(new URL(url).pathname));
}

self.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))),
    ]),
  ),
);

const isOld = (name) => name.startsWith("tercet-") && name !== KEPT;

/** A page says which language it speaks, or that the eye is used there: its words, or the eye, are kept too. */
self.addEventListener("message", (event) => {
  const { language, eye } = event.data;
  const isWanted = eye ? isEye : (file) => file.startsWith(`/assets/words-${language}-`);
  event.waitUntil(keep(FILES.filter(isWanted)));
});

async function keep(files) {
  await (await caches.open(KEPT)).addAll(files);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request));
});

const asset = async (request) => (await caches.match(request)) ?? fetch(request);

/** The page as the server gives it; as it is kept, if the server does not answer, or not soon. */
async function page(request) {
  const kept = caches.match(PAGE);
  const late = new Promise((give) => setTimeout(give, PATIENCE_MS)).then(() => kept);
  return (await Promise.race([fetch(request).catch(() => kept), late])) ?? fetch(request);
}

// Serves the offline page when a page cannot be fetched, and files whose name carries a hash of their content.
const CACHE = 'vybac-1';
const OFFLINE = ['/offline.html', '/offline.js', '/favicon.svg'];
const HASHED = '/assets/';
const MOST_FILES = 120;
/** Going through all that is kept takes longer than keeping one more. */
const CLEARED_AFTER = 20;
let kept = 0;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(OFFLINE))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (pathname.startsWith(HASHED)) event.respondWith(fromCache(event));
  else if (OFFLINE.includes(pathname))
    event.respondWith(fetch(request).catch(() => caches.match(request, { ignoreSearch: true })));
});

async function fromCache(event) {
  const known = await caches.match(event.request);
  if (known) return known;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(event.request, answer.clone()));
  return answer;
}

/** Files of earlier versions are never asked for again: the oldest make room. */
async function keep(request, answer) {
  const cache = await caches.open(CACHE);
  await cache.put(request, answer);
  // Of each twenty the first: a worker seldom lives to see many.
  if (kept++ % CLEARED_AFTER > 0) return;
  const hashed = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(HASHED));
  const tooMany = hashed.slice(0, Math.max(0, hashed.length - MOST_FILES));
  await Promise.all(tooMany.map((file) => cache.delete(file)));
}

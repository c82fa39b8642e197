import { createHash } from 'node:crypto';

import { offlinePage } from './plain-pages/offline-page.ts';

/** The path of the service worker's offline page. */
export const offlinePath = '/_offline';

const version = createHash('sha256').update(offlinePage).digest('hex').slice(0, 12);

/**
 * `/sw.js`: caches the offline page and nothing else. It never replaces a network answer, so nobody
 * sees an old page as a new one.
 */
export const serviceWorker: string = `const kept = 'osta-${version}';
addEventListener('install', (event) => {
  event.waitUntil(caches.open(kept).then((cache) => cache.add('${offlinePath}')).then(() => skipWaiting()));
});
addEventListener('activate', (event) => {
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name))))
    .then(() => clients.claim()));
});
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match('${offlinePath}').then((page) => page ?? Response.error())));
});
`;

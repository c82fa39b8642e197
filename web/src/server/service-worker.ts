import { createHash } from 'node:crypto';

import { offlinePage } from './offline-page.ts';

/** Where the service worker finds what it shows without a connection. */
export const offlinePath = '/_offline';

const version = createHash('sha256').update(offlinePage).digest('hex').slice(0, 12);

/**
 * `/sw.js`: keeps one page for when there is no connection, and nothing else. It never answers in
 * place of the network, so nobody is ever shown an old page as a new one.
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

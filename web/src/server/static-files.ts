import { readdir } from 'node:fs/promises';

import type { RequestHandler } from 'express';

/** Names under `/assets/` carry a hash of their content: what is under one never changes. */
const hashed = /^\/assets\//u;
const forever = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Serves the files of a folder, compressed ones where `scripts/precompress.mjs` left them. The
 * folder is read once, so a path can only ever lead to one of its files.
 *
 * An unknown path under `/assets/` is a chunk of an earlier build: 404 without a page.
 */
export async function createStaticFiles(directory: string): Promise<RequestHandler> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath.slice(directory.length)}/${entry.name}`)
      .filter((path) => !path.startsWith('/.')),
  );

  return (request, response, next) => {
    const { path } = request;
    if (!files.has(path)) {
      if (!hashed.test(path)) return next();
      return void response.status(404).set('cache-control', 'no-store').type('txt').end();
    }
    const accepted = request.acceptsEncodings(['br', 'gzip']);
    const encoding = encodings.find(
      ({ name, suffix }) => name === accepted && files.has(path + suffix),
    );
    response.type(path.slice(path.lastIndexOf('.')));
    response.set('cache-control', hashed.test(path) ? forever : forAnHour);
    response.vary('Accept-Encoding');
    if (encoding !== undefined) response.set('content-encoding', encoding.name);
    const file = `.${path}${encoding?.suffix ?? ''}`;
    response.sendFile(
      file,
      { root: directory, cacheControl: false, acceptRanges: false },
      (error) => {
        // Gone since the folder was read: somebody is building the next version
        if (error === undefined || response.headersSent) return;
        response.removeHeader('content-encoding');
        response.status(404).set('cache-control', 'no-store').type('txt').end();
      },
    );
  };
}

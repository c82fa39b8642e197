import { readdir } from 'node:fs/promises';

import type { RequestHandler } from 'express';

/** Names under `/assets/` contain a hash of their content: they never change. */
const hashed = /^\/assets\//u;
const forever = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Serves the files of a folder, in the compressed form that `scripts/precompress.mjs` made. Reads
 * the folder once, so a path can only lead to one of its files.
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
        // The file has vanished: the next version is being built
        if (error === undefined || response.headersSent) return;
        response.removeHeader('content-encoding');
        response.status(404).set('cache-control', 'no-store').type('txt').end();
      },
    );
  };
}

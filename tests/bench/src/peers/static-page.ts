import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { ScenarioContext } from '../scenario.ts';

const sheet = `body{font:16px/1.6 system-ui,sans-serif;margin:0 auto;max-width:70ch;padding:1rem}
h1{font-size:2rem}ul{padding-inline-start:1rem}a{color:#0065d4}`;

/**
 * The same text, headings, lists and links as plain HTML with ten lines of CSS: no script, no font, no
 * picture.
 *
 * @param html of the product's page
 */
export function staticPageOf(html: string): string {
  const attribute = (name: string): string =>
    new RegExp(`<html[^>]* ${name}="([^"]*)"`, 'u').exec(html)?.[1] ?? '';
  const title = /<title>([^<]*)<\/title>/u.exec(html)?.[1] ?? '';
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(?<tag>script|style|svg|template)\b[\s\S]*?<\/\k<tag>>/gu, '')
    .replaceAll(/<!--[\s\S]*?-->/gu, '')
    .replaceAll(
      /<(?<tag>\/?(?:h[1-6]|p|a|ul|ol|li|section|main|header|footer|nav|dl|dt|dd))\b[^>]*>/gu,
      '<$<tag>>',
    )
    .replaceAll(
      /<(?!\/?(?:h[1-6]|p|a|ul|ol|li|section|main|header|footer|nav|dl|dt|dd)>)[^>]*>/gu,
      ' ',
    );
  return `<!doctype html><html lang="${attribute('lang')}" dir="${attribute('dir')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${sheet}</style></head><body>${body}</body></html>`;
}

/** Serves compressed pages by their paths. @returns its origin */
export async function serveStatic(
  pages: ReadonlyMap<string, string>,
  onEnd: ScenarioContext['onEnd'],
): Promise<string> {
  const packed = new Map<string, Buffer>();
  for (const [path, html] of pages) packed.set(path, await promisify(gzip)(html));
  const server = createServer((request, response) => {
    const page = packed.get(request.url ?? '');
    response.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
    });
    response.end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens to no port');
  return `http://localhost:${address.port}`;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import type { Browser } from 'playwright';

import { smallestAppBytes } from '../../floors-build.ts';
import { startBrowser, visit } from '../../load/page-visit.ts';
import { figureRow, noneRow, type Row } from '../../report.ts';
import type { ScenarioContext } from '../../scenario.ts';

/** Bytes of Noto Sans Arabic, variable, its Arabic subset as Google serves it. */
const notoBytes = 166 * 1024;

/** Strings by which a package is recognised in minified code: public names that a minifier keeps. */
const unwanted = new Map([
  ['sockets', '"/socket.io"'],
  ['maps', 'ui-map'],
  ['forms', 'setCustomValidity'],
  ['one-time codes', 'data-input-otp'],
]);

/** P28–P29: the bytes that a guest loads. */
export async function measureBytes(
  context: ScenarioContext,
  site: string,
  manifestFile: string,
): Promise<readonly Row[]> {
  const { say } = context;
  const client = path.resolve(path.dirname(manifestFile), '..');
  const floor = await smallestAppBytes();
  const browser = await startBrowser(context);
  const routes = await guestRoutes(site);
  const loads: Load[] = [];
  const blocking: Load[] = [];
  const found = new Set<string>();
  for (const route of routes) {
    const scripts = await scriptsOf(browser, site + route, client);
    const bytes = scripts.reduce((sum, { code }) => sum + gzipped(code), 0);
    loads.push({ route, bytes });
    const css = await sheetBytesOf(site + route, client);
    blocking.push({ route, bytes: css });
    say(
      `${route}: ${kib(bytes)} of script, ${(bytes / floor).toFixed(2)} times the smallest app; ${kib(css)} of style`,
    );
    for (const [what, mark] of unwanted) {
      if (scripts.some(({ code }) => code.includes(mark))) found.add(`${what} on ${route}`);
    }
  }
  await browser.close();
  if (found.size > 0) say(`Not for guests: ${[...found].join(', ')}`);
  const most = heaviest(loads);
  const mostStyle = heaviest(blocking);

  const manifest: unknown = JSON.parse(await readFile(manifestFile, 'utf8'));
  const files = filesOf(manifest);
  const radix = gzipped(
    await readFile(fileURLToPath(import.meta.resolve('@radix-ui/themes/styles.css'))),
  );
  const faces = files.filter((file) => file.endsWith('.woff2'));
  const arabic = await Promise.all(
    faces
      .filter((file) => file.includes('arabic'))
      .map(async (file) => (await readFile(path.join(client, file))).byteLength),
  );
  const font = arabic.reduce((sum, bytes) => sum + bytes, 0);

  return [
    figureRow(
      'P28',
      `script of the heaviest guest page (${most.route}) : smallest app`,
      most.bytes / floor,
      { atMost: 1.25 },
      `${kib(most.bytes)} : ${kib(floor)}`,
    ),
    noneRow('P28', 'sockets, maps, forms on guest pages', found.size, routes.length),
    figureRow(
      'P29',
      `style that the heaviest guest page (${mostStyle.route}) waits for : all of Radix Themes`,
      mostStyle.bytes / radix,
      { atMost: 0.35 },
      `${kib(mostStyle.bytes)} : ${kib(radix)}`,
    ),
    figureRow(
      'P29',
      'Arabic font : Noto Sans Arabic',
      font / notoBytes,
      { atMost: 0.15 },
      `${kib(font)} : ${kib(notoBytes)}, ${faces.length} faces in all`,
    ),
  ];
}

/** The Arabic pages of the sitemap; of pages that differ by a name alone, one. */
async function guestRoutes(site: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, address = '']) => {
    const { pathname } = new URL(address);
    return pathname;
  });
  const kinds = new Map<string, string>();
  for (const each of paths) {
    if (/^\/en(?:\/|$)/u.test(each)) continue;
    const [, first = '', ...rest] = each.split('/');
    const kind = first === 'services' || rest.length > 1 ? `${first} ${rest.length}` : each;
    if (!kinds.has(kind)) kinds.set(kind, each);
  }
  return [...kinds.values()];
}

async function scriptsOf(
  browser: Browser,
  url: string,
  client: string,
): Promise<readonly { readonly code: Buffer }[]> {
  const { scripts } = await visit(browser, url, { isSlow: false });
  return Promise.all(
    [...new Set(scripts)].map(async (script) => ({
      code: await readFile(path.join(client, script)).catch((cause: unknown) => {
        throw new Error('The web was built anew while it was measured', { cause });
      }),
    })),
  );
}

/**
 * Gzipped bytes of the styles that block the first paint: the sheets linked in the head and the inline
 * ones, each compressed by itself.
 */
async function sheetBytesOf(url: string, client: string): Promise<number> {
  const html = await (await fetch(url, { headers: { 'accept-language': 'ar' } })).text();
  const head = html.slice(0, html.indexOf('<body'));
  const links = [...head.matchAll(/<link(?=[^>]* rel="stylesheet")[^>]*>/gu)]
    .map(([link]) => link)
    .filter((link) => !/ disabled\b/u.test(link));
  const linked = await Promise.all(
    links.map((link) => readFile(path.join(client, / href="([^"]+)"/u.exec(link)?.[1] ?? ''))),
  );
  const inside = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gu)].map(([, sheet = '']) =>
    Buffer.from(sheet),
  );
  const bytes = [...linked, ...inside].reduce((sum, sheet) => sum + gzipped(sheet), 0);
  if (bytes === 0) throw new Error(`No style is found in ${url}`);
  return bytes;
}

interface Load {
  readonly route: string;
  readonly bytes: number;
}

function heaviest(loads: readonly Load[]): Load {
  const [most = { route: '', bytes: 0 }] = loads.toSorted((one, other) => other.bytes - one.bytes);
  return most;
}

function filesOf(manifest: unknown): readonly string[] {
  return Object.values(manifest ?? {}).map((chunk: { readonly file: string }) => chunk.file);
}

function gzipped(content: Buffer): number {
  return gzipSync(content, { level: 9 }).byteLength;
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import type { BrowserCommand } from 'vitest/node';

import { chromiumVersion } from './chromium.ts';

const kit = path.resolve(import.meta.dirname, '..');
const folder = path.join(kit, 'pictures');
const takenOn = path.join(folder, 'machine.json');
const differences = path.resolve(kit, '../.cache/pictures');

/**
 * What to do with a picture, and whether the run takes only pictures. Letters look different in
 * each version of Chromium.
 */
export type PictureTask = { readonly alone: boolean } & (
  | { readonly do: 'accept' }
  | { readonly do: 'compare'; readonly accepted: string }
  | { readonly do: 'nothing' }
);

/** What pictures depend on besides the kit. */
interface Machine {
  /** Chromium's major version: each draws letters a little differently. */
  readonly chromium: string;
  /** How this machine renders letters in its own fonts (src/testing/gates/letters-mark.ts). */
  readonly letters: string;
}

const chromium = /\d+/u.exec(chromiumVersion())?.[0] ?? '';
const accepts = process.env['PICTURES'] === 'accept';
/** `PICTURES=accept` and `PICTURES=compare` run the pictures and no other gate. */
const alone = accepts || process.env['PICTURES'] === 'compare';

const theirs: Machine | undefined = existsSync(takenOn)
  ? JSON.parse(readFileSync(takenOn, 'utf8'))
  : undefined;
let drawsOtherwise = false;

/** Returns why pictures are not compared in this run; undefined when they are. */
export function whyNoComparison(): string | undefined {
  if (accepts) return undefined;
  if (theirs === undefined) return 'there are none yet';
  if (theirs.chromium !== chromium) {
    return `they were taken with Chromium ${theirs.chromium}, and this is ${chromium}`;
  }
  return drawsOtherwise
    ? 'this machine draws letters otherwise than the one that took them (other fonts?)'
    : undefined;
}

/** Stories without a picture yet; reported at the end of the run. */
export const withoutPicture: Set<string> = new Set();

function fileOf(name: string): string {
  return path.join(folder, `${name}.webp`);
}

/** A browser command: takes a region of the page at a scale, as a PNG in base64. */
export const takePicture: BrowserCommand<
  [clip: { x: number; y: number; width: number; height: number; scale: number }]
> = async ({ page, context }, clip) => {
  const session = await context.newCDPSession(page);
  try {
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip });
    return data;
  } finally {
    await session.detach();
  }
};

/**
 * A browser command: returns what to do with the picture of that name, and the accepted one in
 * base64. `letters` is the browser's rendering of letters, see Machine.
 */
export const findPicture: BrowserCommand<[name: string, letters: string]> = (
  _context,
  name,
  letters,
): PictureTask => {
  if (accepts) return { do: 'accept', alone };
  drawsOtherwise ||= theirs !== undefined && theirs.letters !== letters;
  if (whyNoComparison() !== undefined) return { do: 'nothing', alone };
  if (existsSync(fileOf(name))) {
    return { do: 'compare', accepted: readFileSync(fileOf(name), 'base64'), alone };
  }
  withoutPicture.add(name);
  return { do: 'nothing', alone };
};

/** A browser command: stores a picture as the accepted one. */
export const acceptPicture: BrowserCommand<[name: string, webp: string, letters: string]> = (
  _context,
  name,
  webp,
  letters,
) => {
  const machine: Machine = { chromium, letters };
  mkdirSync(path.dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), Buffer.from(webp, 'base64'));
  writeFileSync(takenOn, `${JSON.stringify(machine, undefined, 2)}\n`);
};

/** A browser command: writes before, after and difference to files. Returns the path. */
export const showDifference: BrowserCommand<[name: string, png: string]> = (
  _context,
  name,
  png,
): string => {
  const file = path.join(differences, `${name}.png`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(png, 'base64'));
  return path.relative(path.resolve(kit, '..'), file);
};

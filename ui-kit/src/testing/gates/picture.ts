import { commands } from 'vitest/browser';

import { lettersMark } from './letters-mark.ts';
import { pictured } from './modes.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** These commands: tests/pictures.ts. */
    takePicture: (clip: {
      x: number;
      y: number;
      width: number;
      height: number;
      scale: number;
    }) => Promise<string>;
    findPicture: (name: string, letters: string) => Promise<PictureTask>;
    acceptPicture: (name: string, webp: string, letters: string) => Promise<void>;
    showDifference: (name: string, png: string) => Promise<string>;
  }
}

/** Whether the run only takes pictures, and what to do with them. */
export type PictureTask = { readonly alone: boolean } & (
  | { readonly do: 'accept' }
  | { readonly do: 'compare'; readonly accepted: string }
  | { readonly do: 'nothing' }
);

/** The tolerated difference of a channel, of 255: anti-aliasing differs by less. */
const tolerance = 24;
/** How many pixels of a picture may differ by more: scaling can put an edge between two pixels. */
const stray = 6;

/** Returns the scale of a picture: a desktop becomes 320 pixels wide, a phone 130. */
function scaleFor(width: number): number {
  return width > 600 ? 1 / 4 : 1 / 3;
}

/** Sixteen values per channel: a tenth of the bytes, and still every colour that matters. */
const step = 17;

function rounded(picture: ImageData): ImageData {
  const { data } = picture;
  for (let at = 0; at < data.length; at += 1) {
    data[at] = Math.round((data[at] ?? 0) / step) * step;
  }
  return picture;
}

/** A multiple of both scales, so that no edge of a picture falls between two pixels. */
const grid = 12;

/** Returns the lowest visible point: elements that fill the window are background. */
function lowestPoint(): number {
  const { innerHeight } = window;
  let lowest = 0;
  for (const element of document.body.querySelectorAll('*')) {
    const { bottom, height, width } = element.getBoundingClientRect();
    const isFigure = height < innerHeight && width > 0 && bottom > lowest;
    if (isFigure && element.checkVisibility()) lowest = bottom;
  }
  return Math.min(Math.ceil(lowest / grid + 1) * grid, innerHeight);
}

/** Returns the task for a story's pictures on this machine. */
export async function pictureTask(name: string): Promise<PictureTask> {
  return commands.findPicture(name, await lettersMark());
}

/** Takes a scaled-down screenshot of the window. */
export async function takePicture(): Promise<ImageData> {
  const frame = window.frameElement?.getBoundingClientRect();
  const width = window.innerWidth;
  const height = lowestPoint();
  const scale = scaleFor(width);
  const clip = { x: frame?.left ?? 0, y: frame?.top ?? 0, width, height, scale };
  return rounded(pixelsOf(await decode(await commands.takePicture(clip), 'image/png')));
}

/** A picture of one mode, and its index among the story's pictures (`pictured` in modes.ts). */
export interface PlacedPicture {
  readonly place: number;
  readonly picture: ImageData;
}

/**
 * Compares a story's pictures with the accepted ones, which are side by side in one file. Returns
 * problems with the path of a picture that shows the difference.
 */
export async function pictureProblems(
  name: string,
  task: PictureTask,
  taken: readonly PlacedPicture[],
): Promise<readonly string[]> {
  if (task.do === 'nothing') return [];
  const after = pixelsOf(sideBySide(taken.map(({ picture }) => picture)));
  if (task.do === 'accept') {
    const sheet = await encode(sideBySide([after]), 'image/webp');
    await commands.acceptPicture(name, sheet, await lettersMark());
    return [];
  }
  const accepted = await decode(task.accepted, 'image/webp');
  const before = pixelsOf(sideBySide(taken.map(({ place }) => pictureAt(accepted, place))));
  const { count, picture } = difference(before, after);
  if (count <= stray) return [];
  const shown = await commands.showDifference(
    name,
    await encode(oneBelowTheOther([before, after, picture]), 'image/png'),
  );
  return [
    `looks different in ${count} points: see ${shown} (before, after, difference); if it should, npm run stories:accept`,
  ];
}

/** Returns one accepted picture, as high as the highest beside it; the rest is empty. */
function pictureAt(accepted: ImageBitmap, place: number): ImageData {
  const widths = pictured.map(({ width }) => Math.round(width * scaleFor(width)));
  const left = widths.slice(0, place).reduce((sum, width) => sum + width, 0);
  const [, context] = paper(accepted.width, accepted.height);
  context.drawImage(accepted, 0, 0);
  return context.getImageData(left, 0, widths[place] ?? 1, accepted.height);
}

async function decode(base64: string, type: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  return createImageBitmap(new Blob([bytes], { type }));
}

/** At full quality WebP is lossless. */
async function encode(canvas: OffscreenCanvas, type: string): Promise<string> {
  const bytes = new Uint8Array(
    await (await canvas.convertToBlob({ type, quality: 1 })).arrayBuffer(),
  );
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

function paper(
  width: number,
  height: number,
): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser cannot draw');
  return [canvas, context];
}

function pixelsOf(image: ImageBitmap | OffscreenCanvas): ImageData {
  const [, context] = paper(image.width, image.height);
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, Math.max(1, image.width), Math.max(1, image.height));
}

function sideBySide(pictures: readonly ImageData[]): OffscreenCanvas {
  const width = pictures.reduce((sum, picture) => sum + picture.width, 0);
  const [canvas, context] = paper(width, Math.max(...pictures.map(({ height }) => height)));
  let left = 0;
  for (const picture of pictures) {
    context.putImageData(picture, left, 0);
    left += picture.width;
  }
  return canvas;
}

function oneBelowTheOther(pictures: readonly ImageData[]): OffscreenCanvas {
  const height = pictures.reduce((sum, picture) => sum + picture.height + 8, 0);
  const [canvas, context] = paper(Math.max(...pictures.map(({ width }) => width)), height);
  let top = 0;
  for (const picture of pictures) {
    context.putImageData(picture, 0, top);
    top += picture.height + 8;
  }
  return canvas;
}

/**
 * Draws the differing pixels in red on a faint print of the current picture. A pixel without a
 * counterpart differs, unless it shows bare background: how much of that is below the content
 * depends on invisible elements, which may still be moving to their place.
 */
export function difference(
  before: ImageData,
  after: ImageData,
): { readonly count: number; readonly picture: ImageData } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const picture = new ImageData(width, height);
  const background = channels(before, 0, 0);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const one = channels(before, x, y);
      const other = channels(after, x, y);
      const differs = differ(
        one === outside ? background : one,
        other === outside ? background : other,
      );
      if (differs) count += 1;
      const [red = 0, green = 0, blue = 0] = other;
      const faint = 215 + (red + green + blue) / 20;
      picture.data.set(
        differs ? [220, 0, 0, 255] : [faint, faint, faint, 255],
        (y * width + x) * 4,
      );
    }
  }
  return { count, picture };
}

function differ(one: readonly number[], other: readonly number[]): boolean {
  return one.some((channel, at) => Math.abs(channel - (other[at] ?? 0)) > tolerance);
}

const outside: readonly number[] = [0, 0, 0, 0];

function channels(image: ImageData, x: number, y: number): readonly number[] {
  const at = (y * image.width + x) * 4;
  // The lower of two pictures side by side is filled up with transparent pixels
  if (x >= image.width || y >= image.height || image.data[at + 3] === 0) return outside;
  return [
    image.data[at] ?? 0,
    image.data[at + 1] ?? 0,
    image.data[at + 2] ?? 0,
    image.data[at + 3] ?? 0,
  ];
}

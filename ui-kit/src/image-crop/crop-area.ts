export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Part of a picture: in its pixels, or in percent of it. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** Returns the share of the free room that lies before a part: 0 at the start, 1 at the end. */
export function shareBefore(start: number, length: number): number {
  return length >= 100 ? 0.5 : start / (100 - length);
}

/**
 * Returns by how many pixels a picture is shifted from the middle of its frame.
 *
 * @param share of the free room before the kept part, from 0 to 1
 * @param length of the kept part, in percent of the picture
 * @param frame the length of the frame, in pixels
 */
export function shiftFor(share: number, length: number, frame: number): number {
  const free = Math.max(0, 100 / length - 1) * frame;
  return free * (0.5 - share);
}

/** Returns the output size of the kept area: its own size, but no wider than `widest`. */
export function outputSize(area: Size, aspect: number, widest: number): Size {
  const width = Math.max(1, Math.round(Math.min(area.width, widest)));
  return { width, height: Math.max(1, Math.round(width / aspect)) };
}

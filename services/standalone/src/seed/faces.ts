import { readFile } from 'node:fs/promises';

/** What covers or frames a head. */
export type Hair = 'short' | 'curly' | 'receding' | 'cap' | 'felt-cap' | 'scarf';

export type Beard = 'none' | 'moustache' | 'full' | 'goatee';

/** A drawn face of the demo market. Colours are degrees on the colour wheel. */
export interface Face {
  /** From 0, the lightest, to 3. */
  readonly skin: 0 | 1 | 2 | 3;
  readonly hair: Hair;
  readonly isGrey?: boolean;
  readonly beard: Beard;
  readonly hasGlasses?: boolean;
  readonly clothes: number;
  readonly background: number;
}

/** The faces of men, each drawn once. */
export const menFaces: readonly Face[] = [
  { skin: 1, hair: 'short', beard: 'full', clothes: 212, background: 36 },
  { skin: 2, hair: 'felt-cap', isGrey: true, beard: 'full', clothes: 30, background: 200 },
  { skin: 0, hair: 'short', beard: 'none', clothes: 150, background: 210, hasGlasses: true },
  { skin: 2, hair: 'curly', beard: 'goatee', clothes: 24, background: 168 },
  { skin: 1, hair: 'cap', beard: 'moustache', clothes: 210, background: 24 },
  { skin: 3, hair: 'short', beard: 'none', clothes: 46, background: 190 },
  { skin: 1, hair: 'receding', isGrey: true, beard: 'moustache', clothes: 262, background: 48 },
  { skin: 3, hair: 'cap', beard: 'full', clothes: 16, background: 206 },
  { skin: 0, hair: 'curly', beard: 'full', clothes: 190, background: 20 },
  { skin: 2, hair: 'short', beard: 'moustache', clothes: 340, background: 176 },
  { skin: 1, hair: 'felt-cap', beard: 'none', clothes: 222, background: 56 },
  { skin: 2, hair: 'receding', beard: 'goatee', clothes: 130, background: 28, hasGlasses: true },
  { skin: 3, hair: 'curly', beard: 'full', clothes: 200, background: 40 },
  { skin: 0, hair: 'receding', isGrey: true, beard: 'full', clothes: 20, background: 214 },
  { skin: 1, hair: 'short', beard: 'goatee', clothes: 176, background: 330 },
  { skin: 2, hair: 'cap', beard: 'none', clothes: 140, background: 212 },
];

/** The faces of women, each drawn once. */
export const womenFaces: readonly Face[] = [
  { skin: 1, hair: 'scarf', beard: 'none', clothes: 204, background: 30 },
  { skin: 2, hair: 'scarf', beard: 'none', clothes: 336, background: 196 },
  { skin: 0, hair: 'scarf', beard: 'none', clothes: 160, background: 44, hasGlasses: true },
  { skin: 3, hair: 'scarf', beard: 'none', clothes: 28, background: 208 },
  { skin: 1, hair: 'scarf', beard: 'none', clothes: 268, background: 150 },
  { skin: 2, hair: 'scarf', beard: 'none', clothes: 184, background: 18 },
  { skin: 0, hair: 'scarf', beard: 'none', clothes: 12, background: 220 },
  { skin: 1, hair: 'scarf', beard: 'none', clothes: 230, background: 52, hasGlasses: true },
];

/** Returns where the picture of a face is. */
export function faceFile(face: Face): URL {
  const [who, nth] = menFaces.includes(face)
    ? ['man', menFaces.indexOf(face)]
    : ['woman', womenFaces.indexOf(face)];
  return new URL(`../../pictures/faces/${who}-${nth + 1}.webp`, import.meta.url);
}

/** Reads the picture of a face, as it is stored. */
export function drawnFace(face: Face): Promise<Uint8Array> {
  return readFile(faceFile(face));
}

import { hsl, rect } from './draw-store.ts';
import type { Beard, Face, Hair } from './faces.ts';

const side = 512;

/** Skin, its shadow, and lips, from light to dark. */
const skins = [
  { skin: '#f0c8a0', shade: '#dca97c', lips: '#b8665a' },
  { skin: '#dfa878', shade: '#c68a5a', lips: '#a5584c' },
  { skin: '#c08552', shade: '#a46c3e', lips: '#8c463c' },
  { skin: '#8d5a36', shade: '#744626', lips: '#6b352d' },
] as const;

function path(d: string, fill: string, rest = ''): string {
  return `<path d="${d}" fill="${fill}" ${rest}/>`;
}

function line(d: string, color: string, thickness: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

/** A shirt with its collar, or a dress that the scarf falls on. */
function shoulders({ clothes, hair }: Face): string {
  const cloth = hsl(clothes, 42, 44);
  const body = path('M40 520c4-98 74-146 160-156h112c86 10 156 58 160 156Z', cloth);
  if (hair === 'scarf') return body;
  return `${body}${path('M196 362l60 60 60-60 34 14-66 92-28-34-28 34-66-92Z', hsl(clothes, 40, 54))}${line('M256 434v80', hsl(clothes, 42, 36), 5)}`;
}

function faceOf({ skin: tone, hair, hasGlasses = false }: Face): string {
  const { skin, shade, lips } = skins[tone];
  const ears =
    hair === 'scarf'
      ? ''
      : `${ellipse(160, 236, 20, 28, skin)}${ellipse(352, 236, 20, 28, skin)}${ellipse(161, 238, 9, 15, shade)}${ellipse(351, 238, 9, 15, shade)}`;
  const neck = path('M206 300h100v74q-50 52-100 0Z', shade);
  const head = path(
    'M160 212c0-84 40-122 96-122s96 38 96 122c0 92-44 146-96 146s-96-54-96-146Z',
    skin,
  );
  const eyes = [216, 296]
    .map(
      (x) =>
        `${ellipse(x, 228, 15, 10, '#fff')}${ellipse(x, 228, 9, 9.5, '#3a2418')}${ellipse(x + 3, 225, 3, 3, '#fff')}`,
    )
    .join('');
  const nose = line('M258 232c-4 22-12 34-10 42 2 6 12 7 18 4', shade, 6);
  const mouth = `${path('M224 300q32 12 64 0-8 26-32 26t-32-26Z', lips)}${path('M232 303q24 8 48 0-2 8-24 8t-24-8Z', '#fff')}`;
  const glasses = hasGlasses
    ? `<g fill="#fff" fill-opacity=".22" stroke="#33302e" stroke-width="6"><rect x="184" y="204" width="62" height="48" rx="20"/><rect x="266" y="204" width="62" height="48" rx="20"/></g>${line('M246 222q10-8 20 0M184 220l-24-6M328 220l24-6', '#33302e', 6)}`
    : '';
  return `${neck}${ears}${head}${ellipse(194, 268, 20, 12, shade).replace('/>', ' opacity=".35"/>')}${ellipse(318, 268, 20, 12, shade).replace('/>', ' opacity=".35"/>')}${eyes}${nose}${mouth}${glasses}`;
}

function brows(color: string): string {
  return line('M196 200q20-14 40-4M276 196q20-10 40 4', color, 8);
}

const beards: Readonly<Record<Beard, (color: string) => string>> = {
  none: () => '',
  moustache: (color) =>
    path('M212 300c6-20 28-24 44-14 16-10 38-6 44 14-18 4-32 0-44-6-12 6-26 10-44 6Z', color),
  goatee: (color) =>
    `${path('M212 300c6-20 28-24 44-14 16-10 38-6 44 14-18 4-32 0-44-6-12 6-26 10-44 6Z', color)}${path('M226 334q30 16 60 0 2 30-30 36-32-6-30-36Z', color)}`,
  full: (color) =>
    path(
      'M159 222c4 40 16 58 46 66 8-14 28-16 51-6 23-10 43-8 51 6 30-8 42-26 46-66 8 96-38 156-97 156s-105-60-97-156Zm63 76q8 34 34 34t34-34q-18 8-34 8t-34-8Z',
      color,
      'fill-rule="evenodd"',
    ),
};

const heads: Readonly<Record<Hair, (color: string, face: Face) => string>> = {
  short: (color) =>
    path(
      'M152 226c-18-110 44-160 108-160 70 0 116 52 100 160-8-8-10-44-22-66-40 14-110 12-146-8-20 18-30 52-40 74Z',
      color,
    ),
  curly: (color) =>
    `${path('M156 220c-16-100 40-140 100-140s116 40 100 140c-10-14-10-40-24-56-40 10-114 10-152 0-14 16-16 42-24 56Z', color)}${[
      [164, 150],
      [186, 110],
      [224, 84],
      [264, 78],
      [304, 92],
      [336, 122],
      [350, 160],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 28, 28, color))
      .join('')}`,
  receding: (color) =>
    `${path('M152 232c-8-44 0-78 22-98 2 34-6 70-22 98Z', color)}${path('M360 232c8-44 0-78-22-98-2 34 6 70 22 98Z', color)}`,
  cap: (_color, { clothes }) =>
    `${path('M152 178c-4-76 46-116 104-116s108 40 104 116Z', hsl(clothes, 46, 36))}${path('M150 172q106-40 212 0c20 8 34 20 34 30-80-30-160-34-246-2Z', hsl(clothes, 48, 28))}${ellipse(256, 62, 10, 7, hsl(clothes, 48, 28))}`,
  'felt-cap': (color) =>
    `${path('M154 226c-6-26-6-44-2-62h208c4 18 4 36-2 62-8-14-10-30-14-44-60 10-116 10-176 0-4 14-6 30-14 44Z', color)}${path('M158 172c0-66 14-112 98-112s98 46 98 112q-98-32-196 0Z', '#3b1518')}${path('M158 172q98-32 196 0l-2 16q-96-30-192 0Z', '#26090c')}`,
  scarf: (_color, { clothes }) =>
    `${path('M256 44c-92 0-136 66-132 172 4 90-10 140-60 190 40 70 340 70 384 0-50-50-64-100-60-190 4-106-40-172-132-172Zm0 52c56 0 88 38 88 116 0 88-42 140-88 140s-88-52-88-140c0-78 32-116 88-116Z', hsl(clothes, 38, 50), 'fill-rule="evenodd"')}${path('M172 270c14 60 48 90 84 90s70-30 84-90c26 76-8 150-84 172-76-22-110-96-84-172Z', hsl(clothes, 38, 46))}${line('M140 190c-2 90-14 150-50 206M372 190c2 90 14 150 50 206M214 430c-20 20-44 34-76 40', hsl(clothes, 36, 40), 5)}`,
};

/**
 * Draws a face of the demo market: a square of 512 pixels, the same every time.
 *
 * @returns the text of an SVG without letters, scripts or links
 */
export function drawFace(face: Face): string {
  const { hair, beard, isGrey = false, background } = face;
  const color = isGrey ? '#8f8b88' : '#2a1c15';
  const wall = `${rect(0, 0, side, side, hsl(background, 46, 84))}<circle cx="256" cy="240" r="210" fill="${hsl(background, 50, 90)}"/>`;
  // A scarf lies behind the chin and before the shoulders, so it comes last
  const parts = [
    wall,
    shoulders(face),
    faceOf(face),
    brows(color),
    beards[beard](color),
    heads[hair](color, face),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">${parts.join('')}</svg>`;
}

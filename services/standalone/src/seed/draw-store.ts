import type { DrawnTrade, StoreScene } from './store-scenes.ts';

/** What a drawn store sells, and the colour of awning, sign and door in degrees on the colour wheel. */
interface StoreLook {
  readonly trade: DrawnTrade;
  readonly hue: number;
}

const width = 1600;
const height = 1000;

/** Signs of the trades in a square of 100, drawn in the current colour. Letters need fonts; these do not. */
const signs: Readonly<Record<DrawnTrade, string>> = {
  plumbing:
    '<path d="M50 8c20 25 29 38 29 54a29 29 0 0 1-58 0c0-16 9-29 29-54Z"/><path d="M34 62a16 16 0 0 0 14 16" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/>',
  electrical: '<path d="M58 6 20 56h24l-6 38 42-54H54Z"/>',
  hvac: '<g fill="none" stroke="currentColor" stroke-width="8" stroke-linecap="round"><path d="M50 8v84M13.600 29l72.800 42M13.600 71l72.800-42"/><path d="m38 16 12 10 12-10M38 84l12-10 12 10M15 46l3-15 3 1M85 54l-3 15-3-1M15 54l3 15M85 46l-3-15"/></g>',
  painting:
    '<rect x="14" y="12" width="62" height="26" rx="8"/><path d="M76 25h10v22H50v10" fill="none" stroke="currentColor" stroke-width="7"/><rect x="42" y="57" width="16" height="34" rx="6"/>',
  security:
    '<path d="M30 46V34a20 20 0 0 1 40 0v12" fill="none" stroke="currentColor" stroke-width="10"/><path d="M20 46h60v44H20Zm30 12a7 7 0 0 0-4 13v10h8V71a7 7 0 0 0-4-13Z" fill-rule="evenodd"/>',
  garden:
    '<path d="M52 92V52" fill="none" stroke="currentColor" stroke-width="8" stroke-linecap="round"/><path d="M50 60C20 60 12 40 12 22c26 0 38 14 38 38Z"/><path d="M54 50c0-24 14-38 36-38 0 24-12 38-36 38Z"/>',
};

const hues: Readonly<Record<DrawnTrade, number>> = {
  plumbing: 205,
  electrical: 28,
  hvac: 186,
  painting: 338,
  security: 258,
  garden: 140,
};

/** Numbers from 0 to 1 that are the same for the same seed: a drawing never changes. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Returns a colour: degrees on the wheel and two percentages. */
export const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${((hue % 360) + 360) % 360},${saturation}%,${lightness}%)`;

/** Returns a rectangle, with rounded corners where they have a radius. */
export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  radius = 0,
  rest = '',
): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}" ${rest}/>`;
}

function sign(trade: DrawnTrade, x: number, y: number, side: number, color: string): string {
  return `<g transform="translate(${x} ${y}) scale(${side / 100})" fill="${color}" color="${color}">${signs[trade]}</g>`;
}

/** Most goods are of the colours beside that of the store; some are of the opposite ones. */
function tints(at: number): number {
  if (at < 0.7) return Math.round((at - 0.35) * 130);
  return at < 0.85 ? 175 : 210;
}

/** Goods on a board: tins, boxes and bottles, side by side. */
function goods(
  random: () => number,
  hue: number,
  from: number,
  to: number,
  board: number,
  most: number,
): string {
  let x = from;
  let drawn = '';
  for (;;) {
    const w = 26 + Math.round(random() * 50);
    if (x + w > to) return drawn;
    const h = Math.round(most * (0.45 + random() * 0.55));
    const kind = random();
    const color = hsl(
      hue + tints(random()),
      34 + Math.round(random() * 24),
      48 + Math.round(random() * 26),
    );
    drawn += rect(x, board - h, w, h, color, kind < 0.5 ? 3 : 10);
    if (kind < 0.5)
      drawn += rect(x + 6, board - h * 0.7, w - 12, h * 0.34, 'rgba(255,255,255,.72)', 3);
    else
      drawn +=
        rect(x + w * 0.3, board - h - 14, w * 0.4, 18, color, 4) +
        rect(x, board - h * 0.6, w, h * 0.22, 'rgba(255,255,255,.55)');
    x += w + 5 + Math.round(random() * 14);
  }
}

function palm(x: number, y: number, size: number, trunk: string, leaf: string): string {
  const leaves = [-170, -140, -105, -75, -40, -10]
    .map(
      (turn) =>
        `<path d="M0 0q${size * 0.32} ${-size * 0.2} ${size * 0.62} ${size * 0.04}q${-size * 0.34} ${-size * 0.05} ${-size * 0.62} ${size * 0.02}Z" transform="rotate(${turn + 6})"/>`,
    )
    .join('');
  return `<path d="M${x - size * 0.05} ${y}q${size * 0.08} ${-size * 0.7} ${size * 0.02} ${-size * 1.3}h${size * 0.07}q${size * 0.08} ${size * 0.7} 0 ${size * 1.3}Z" fill="${trunk}"/><g transform="translate(${x} ${y - size * 1.3})" fill="${leaf}">${leaves}</g>`;
}

/** A front in a street: of whitewashed walls, under a striped awning, by day or in the evening. */
function front({ trade, hue }: StoreLook, isEvening: boolean): string {
  const random = numbersFrom(hue * 7 + 11);
  const wall = isEvening ? hsl(230, 18, 38) : hsl(38, 46, 92);
  const shade = isEvening ? hsl(230, 22, 31) : hsl(34, 34, 84);
  const paint = isEvening ? hsl(hue, 40, 36) : hsl(hue, 52, 40);
  const light = isEvening ? hsl(42, 92, 76) : hsl(200, 34, 82);
  const far = isEvening ? hsl(236, 26, 24) : hsl(30, 28, 80);
  const sky = isEvening ? [hsl(236, 42, 18), hsl(14, 56, 52)] : [hsl(203, 62, 78), hsl(36, 78, 93)];
  const roofs = [250, 180, 300, 0, 0, 0, 0, 210, 280, 170]
    .map((h, n) => rect(n * 170 - 60, 760 - h, 180, h, far))
    .join('');
  const dome = `<path d="M1330 520a78 78 0 0 1 156 0Z" fill="${far}"/>${rect(1330, 520, 156, 260, far)}${rect(1222, 330, 40, 460, far)}<path d="m1216 332 26-70 26 70Z" fill="${far}"/>`;
  const stripes = Array.from({ length: 14 }, (_, n) => {
    const x = 300 + n * (1000 / 14);
    const w = 1000 / 14;
    return `<path d="M${x} 470h${w}v96a${w / 2} 30 0 0 1-${w} 0Z" fill="${n % 2 === 0 ? paint : isEvening ? hsl(38, 30, 72) : '#fffaf0'}"/>`;
  }).join('');
  const upper = [400, 610, 900, 1110]
    .map(
      (x) =>
        `<path d="M${x} 300v-70a45 45 0 0 1 90 0v70Z" fill="${x === 610 && isEvening ? light : shade}"/>${rect(x - 34, 192, 34, 108, paint, 3)}${rect(x + 90, 192, 34, 108, paint, 3)}${rect(x - 10, 300, 110, 12, shade, 3)}`,
    )
    .join('');
  const shelves = [690, 800]
    .map(
      (board, n) =>
        goods(random, hue, 372, 840, board, 76 - n * 4) +
        rect(362, board, 486, 7, isEvening ? hsl(28, 40, 42) : hsl(28, 34, 62)),
    )
    .join('');
  const pots = [880, 1262]
    .map(
      (x) =>
        `${rect(x - 34, 832, 68, 62, hsl(18, isEvening ? 30 : 48, isEvening ? 36 : 56), 8)}<g fill="${hsl(136, 30, isEvening ? 26 : 40)}"><ellipse cx="${x}" cy="800" rx="44" ry="46"/><ellipse cx="${x - 26}" cy="818" rx="26" ry="26"/><ellipse cx="${x + 28}" cy="816" rx="26" ry="28"/></g>`,
    )
    .join('');
  const lamps = isEvening
    ? [460, 800, 1140]
        .map(
          (x) =>
            `<path d="M${x} 352 ${x - 120} 470h240Z" fill="${light}" opacity=".16"/><circle cx="${x}" cy="346" r="9" fill="${light}"/>`,
        )
        .join('')
    : '';
  return `
<defs>
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
  <linearGradient id="glow" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${isEvening ? hsl(34, 70, 60) : hsl(200, 24, 90)}"/></linearGradient>
</defs>
${rect(0, 0, width, height, 'url(#sky)')}
<circle cx="210" cy="210" r="${isEvening ? 52 : 78}" fill="${isEvening ? hsl(44, 60, 90) : hsl(44, 92, 84)}"/>
${roofs}${dome}
${palm(150, 780, 250, isEvening ? hsl(236, 24, 20) : hsl(28, 30, 58), isEvening ? hsl(200, 24, 18) : hsl(136, 28, 48))}
${palm(1500, 790, 190, isEvening ? hsl(236, 24, 20) : hsl(28, 30, 58), isEvening ? hsl(200, 24, 18) : hsl(136, 28, 48))}
${rect(0, 760, width, 240, isEvening ? hsl(232, 18, 28) : hsl(32, 26, 76))}
${rect(280, 120, 1040, 780, wall)}${rect(260, 96, 1080, 34, shade, 6)}${rect(280, 130, 1040, 8, isEvening ? hsl(230, 22, 26) : hsl(34, 26, 78))}
${upper}
${rect(320, 350, 960, 104, paint, 14)}${rect(334, 364, 932, 76, 'none', 10, `stroke="${isEvening ? light : '#fff'}" stroke-opacity=".55" stroke-width="3"`)}
${sign(trade, 764, 366, 72, isEvening ? light : '#fffaf0')}
${[420, 520, 620].map((x, n) => rect(x, 396, 70 - n * 6, 12, isEvening ? light : '#fffaf0', 6, 'opacity=".8"')).join('')}
${[918, 1012, 1106].map((x, n) => rect(x, 396, 58 + n * 6, 12, isEvening ? light : '#fffaf0', 6, 'opacity=".8"')).join('')}
${rect(352, 560, 506, 276, isEvening ? hsl(30, 30, 30) : hsl(28, 26, 52), 6)}${rect(362, 570, 486, 256, 'url(#glow)')}
${shelves}${isEvening ? '' : '<path d="M362 570h150L402 826h-40Z" fill="#fff" opacity=".22"/>'}
${rect(930, 556, 290, 336, isEvening ? hsl(30, 30, 30) : hsl(28, 26, 52), 6)}${rect(944, 570, 126, 322, 'url(#glow)')}${rect(1080, 570, 126, 322, 'url(#glow)')}
${rect(944, 780, 126, 112, paint)}${rect(1080, 780, 126, 112, paint)}${rect(1052, 700, 8, 60, paint, 4)}${rect(1090, 700, 8, 60, paint, 4)}
${sign(trade, 976, 620, 62, paint)}${sign(trade, 1112, 620, 62, paint)}
${stripes}${rect(296, 462, 1008, 16, paint, 6)}${lamps}
${rect(352, 836, 506, 56, shade)}
${rect(240, 892, 1120, 22, isEvening ? hsl(232, 14, 36) : hsl(34, 24, 86), 4)}
${pots}
${isEvening ? `<path d="M352 914 240 1000h1120l-140-86Z" fill="${light}" opacity=".12"/>` : ''}
${Array.from({ length: 9 }, (_, n) => `<path d="M${n * 200 - 40} 1000 ${n * 178 + 80} 914" stroke="${isEvening ? hsl(232, 16, 24) : hsl(32, 22, 70)}" stroke-width="3"/>`).join('')}`;
}

/** The room behind the front: shelves to the ceiling and the counter under three lamps. */
function inside({ trade, hue }: StoreLook): string {
  const random = numbersFrom(hue * 13 + 5);
  const wood = hsl(28, 36, 58);
  const boards = [300, 440, 580, 720];
  const shelves = boards
    .map(
      (board) =>
        goods(random, hue, 108, 636, board, 108) +
        goods(random, hue, 964, 1492, board, 108) +
        rect(96, board, 556, 14, wood, 3) +
        rect(948, board, 556, 14, wood, 3),
    )
    .join('');
  const posts = [84, 364, 644, 936, 1216, 1496]
    .map((x) => rect(x, 150, 16, 620, hsl(28, 34, 48), 4))
    .join('');
  const lamps = [500, 800, 1100]
    .map(
      (x) =>
        `<path d="M${x} 0v120" stroke="${hsl(30, 12, 40)}" stroke-width="4"/><path d="M${x - 56} 172a56 56 0 0 1 112 0Z" fill="${hsl(hue, 44, 38)}"/><path d="M${x - 56} 172h112l70 420h-252Z" fill="${hsl(44, 92, 80)}" opacity=".13"/><circle cx="${x}" cy="174" r="15" fill="${hsl(44, 92, 86)}"/>`,
    )
    .join('');
  const tiles = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 17 }, (_tile, column) =>
      (row + column) % 2 === 0
        ? `<path d="m${column * 100} ${880 + row * 34 - 34} 50 34-50 34-50-34Z" fill="${hsl(hue, 22, 74)}"/>`
        : '',
    ).join(''),
  ).join('');
  return `
${rect(0, 0, width, height, hsl(38, 42, 93))}${rect(0, 0, width, 60, hsl(36, 30, 87))}
${rect(0, 780, width, 220, hsl(34, 26, 84))}${tiles}
${rect(60, 130, 616, 660, hsl(34, 32, 88), 8)}${rect(912, 130, 616, 660, hsl(34, 32, 88), 8)}
${posts}${shelves}
<path d="M704 780V330a96 96 0 0 1 192 0v450Z" fill="${hsl(hue, 30, 82)}"/><path d="M722 780V334a78 78 0 0 1 156 0v446Z" fill="${hsl(hue, 34, 90)}"/>
${sign(trade, 748, 400, 104, hsl(hue, 48, 44))}
${rect(470, 650, 660, 34, hsl(28, 38, 46), 8)}${rect(490, 684, 620, 190, hsl(28, 36, 60))}${[510, 664, 818, 972].map((x) => rect(x, 704, 118, 150, hsl(28, 34, 66), 8)).join('')}
${rect(560, 590, 92, 60, hsl(210, 10, 34), 8)}${rect(570, 600, 72, 32, hsl(180, 24, 72), 4)}
${rect(960, 566, 74, 84, hsl(18, 46, 56), 8)}<g fill="${hsl(136, 30, 42)}"><ellipse cx="997" cy="536" rx="46" ry="44"/><ellipse cx="968" cy="552" rx="24" ry="22"/><ellipse cx="1026" cy="552" rx="24" ry="24"/></g>
${lamps}
<ellipse cx="800" cy="884" rx="420" ry="16" fill="#000" opacity=".08"/>`;
}

/**
 * Draws a scene of a store of the demo market: 1,600 by 1,000 pixels, the same every time.
 *
 * @returns the text of an SVG without letters, scripts or links
 */
export function drawStore(trade: DrawnTrade, scene: StoreScene): string {
  const look = { trade, hue: hues[trade] };
  const content = scene === 'inside' ? inside(look) : front(look, scene === 'evening');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

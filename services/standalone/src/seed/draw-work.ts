import { appliances, guestRoom, pantry } from './draw-indoor-work.ts';
import { lawn, movingVan, newWall, solarRoof, tanks, watchedDoor } from './draw-outdoor-work.ts';
import { circle, height, line, plant, room, width } from './draw-room.ts';
import { hsl, numbersFrom, rect } from './draw-store.ts';
import type { WorkScene, WorkTrade } from './work-scenes.ts';

/** The colour of a finished room, or of the sky above, in degrees on the colour wheel. */
const hues: Readonly<Record<WorkTrade, Readonly<Record<WorkScene, number>>>> = {
  plumbing: { first: 196, second: 28, third: 148 },
  electrical: { first: 42, second: 214, third: 156 },
  solar: { first: 206, second: 196, third: 32 },
  hvac: { first: 160, second: 18, third: 212 },
  appliances: { first: 204, second: 36, third: 160 },
  cleaning: { first: 208, second: 94, third: 20 },
  pest: { first: 40, second: 190, third: 100 },
  moving: { first: 208, second: 220, third: 196 },
  painting: { first: 12, second: 224, third: 134 },
  carpentry: { first: 150, second: 204, third: 18 },
  construction: { first: 204, second: 214, third: 194 },
  water: { first: 206, second: 192, third: 218 },
  security: { first: 210, second: 200, third: 222 },
  garden: { first: 202, second: 192, third: 212 },
  furnishing: { first: 14, second: 200, third: 142 },
};

/** A washbasin with its tap, the trap below, and a round mirror on tiles. */
function bathroom(hue: number): string {
  const tiles = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 14 }, (_tile, column) =>
      rect(
        column * 116,
        80 + row * 116,
        110,
        110,
        hsl(hue, 28, 84 + ((row * 5 + column * 3) % 4) * 3),
        6,
      ),
    ).join(''),
  ).join('');
  return `${room(hue, hsl(hue, 14, 66))}${tiles}
${circle(800, 270, 178, hsl(hue, 30, 46))}${circle(800, 270, 162, hsl(hue, 40, 95))}<path d="M690 340 870 140M740 386 930 176" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".8"/>
${rect(430, 590, 740, 36, hsl(30, 34, 60), 8)}${rect(430, 626, 740, 16, hsl(30, 34, 48), 6)}
<path d="M560 500h480q0 92-104 92H664q-104 0-104-92Z" fill="#fff"/><path d="M560 500h480v16H560Z" fill="${hsl(hue, 20, 88)}"/>
${line('M800 500v-84q0-40 44-40t44 40v22', 'url(#steel)', 26)}${rect(762, 484, 76, 18, hsl(210, 12, 72), 8)}${line('M770 440h-44', hsl(210, 12, 76), 18)}
${line('M800 642v70q0 44 44 44t44-44v-14q0-26 30-26h120', 'url(#steel)', 24)}${line('M640 642v100M960 642v40', hsl(200, 60, 52), 10)}
${circle(640, 746, 18, hsl(210, 12, 62))}${rect(1190, 430, 92, 150, hsl(hue + 150, 34, 62), 10)}${rect(1190, 452, 92, 20, '#fff', 0, 'opacity=".6"')}
${plant(300, 850)}<ellipse cx="800" cy="870" rx="340" ry="26" fill="${hsl(hue + 150, 30, 74)}"/>`;
}

/** An open distribution board with rows of breakers and neat wires, beside sockets and a lamp. */
function board(hue: number): string {
  const wires = Array.from({ length: 9 }, (_, n) =>
    line(
      `M${604 + n * 42} 190v${56 + (n % 3) * 10}q0 16 0 34v24`,
      [hsl(8, 70, 52), hsl(214, 70, 50), hsl(88, 46, 44)][n % 3] ?? '',
      9,
    ),
  ).join('');
  const rows = [300, 448, 596]
    .map(
      (y, row) =>
        rect(566, y + 42, 468, 20, 'url(#steel)') +
        Array.from({ length: 10 }, (_, n) => {
          const isOn = (n + row * 2) % 7 !== 5;
          return `${rect(572 + n * 46, y, 42, 104, '#fff', 4)}${rect(582 + n * 46, y + (isOn ? 26 : 52), 22, 28, isOn ? hsl(214, 30, 26) : hsl(8, 66, 50), 4)}${rect(582 + n * 46, y + 10, 22, 6, hsl(hue, 60, 60), 2)}`;
        }).join(''),
    )
    .join('');
  const sockets = [1230, 1370]
    .map(
      (x) =>
        `${rect(x, 560, 116, 116, '#fff', 16)}${rect(x + 10, 570, 96, 96, hsl(hue, 12, 94), 12)}${circle(x + 40, 618, 9, hsl(hue, 10, 36))}${circle(x + 76, 618, 9, hsl(hue, 10, 36))}`,
    )
    .join('');
  return `${room(hue, hsl(28, 28, 66))}
${rect(760, 0, 80, 160, hsl(hue, 12, 78), 6)}
${rect(530, 150, 540, 590, hsl(210, 10, 56), 14)}${rect(544, 164, 512, 562, hsl(210, 14, 90), 8)}
<path d="m530 150-190 44v560l190-14Z" fill="${hsl(210, 12, 74)}"/>${rect(364, 430, 16, 70, hsl(210, 10, 42), 8)}
${wires}${rows}${sockets}
<path d="M1300 0v150" stroke="${hsl(30, 10, 40)}" stroke-width="6"/><path d="M1210 240a90 90 0 0 1 180 0Z" fill="${hsl(hue, 46, 46)}"/><path d="M1210 240h180l90 320h-360Z" fill="${hsl(46, 96, 78)}" opacity=".28"/>${circle(1300, 244, 24, hsl(46, 96, 86))}
${plant(200, 900)}`;
}

/** A split unit on the wall above a sofa, blowing cool air. */
function cooled(hue: number): string {
  const air = [0, 1, 2, 3]
    .map((n) =>
      line(
        `M${560 + n * 150} ${372 + (n % 2) * 8}q-34 46 0 92t0 ${78 + (n % 2) * 26}`,
        hsl(196, 70, 82),
        12,
      ),
    )
    .join('');
  return `${room(hue, hsl(30, 32, 68))}
${rect(430, 170, 740, 180, '#fff', 34)}${rect(430, 286, 740, 64, hsl(204, 20, 92), 30)}${rect(476, 306, 648, 16, hsl(204, 16, 70), 8)}${rect(476, 330, 648, 8, hsl(204, 14, 82), 4)}
${circle(1106, 244, 12, hsl(140, 60, 52))}${rect(1010, 232, 70, 24, hsl(204, 26, 34), 8)}${rect(1020, 240, 30, 8, hsl(180, 70, 72), 3)}
${line('M1170 260h110v-90h320', hsl(hue, 14, 96), 34)}${air}
${rect(1300, 470, 56, 112, '#fff', 12)}${rect(1310, 482, 36, 30, hsl(180, 34, 76), 4)}${circle(1328, 546, 12, hsl(hue, 40, 60))}
${rect(380, 610, 840, 130, hsl(hue + 30, 34, 52), 40)}${rect(330, 660, 130, 190, hsl(hue + 30, 36, 46), 40)}${rect(1140, 660, 130, 190, hsl(hue + 30, 36, 46), 40)}${rect(440, 716, 720, 120, hsl(hue + 30, 34, 58), 26)}
${rect(520, 640, 150, 130, hsl(hue + 190, 44, 66), 22, 'transform="rotate(-8 595 705)"')}${rect(930, 644, 150, 130, hsl(44, 60, 72), 22, 'transform="rotate(7 1005 709)"')}
${rect(400, 836, 26, 60, hsl(28, 38, 36))}${rect(1174, 836, 26, 60, hsl(28, 38, 36))}${plant(1440, 900)}<ellipse cx="800" cy="930" rx="520" ry="34" fill="${hsl(hue, 24, 84)}"/>`;
}

/** A wall in two freshly painted colours behind a ladder, a bucket and a roller. */
function painted(hue: number): string {
  return `${room(hue, hsl(32, 22, 78))}
${rect(0, 0, 1060, 770, hsl(hue, 44, 70))}<path d="M1060 0v770h-60l24-90-30-110 34-120-26-140 40-150-22-160Z" fill="${hsl(hue, 44, 70)}"/>${rect(0, 420, 1010, 350, hsl(hue, 46, 56))}${rect(0, 408, 1020, 14, '#fff')}
${rect(0, 770, width, 24, '#fff')}
<path d="M0 840q300-40 640 0t960-10v170H0Z" fill="#fff" opacity=".72"/>
${rect(200, 130, 300, 220, '#fff', 8)}${rect(218, 148, 264, 184, hsl(hue + 180, 34, 80))}<path d="m218 332 90-110 60 60 50-46 64 96Z" fill="${hsl(hue + 180, 34, 58)}"/>${circle(420, 200, 26, hsl(44, 90, 78))}
${line('M1180 880 1300 210M1480 880 1350 210', hsl(36, 56, 56), 28)}${[330, 450, 570, 690].map((y) => line(`M${1282 - (y - 300) * 0.18} ${y}h${82 + (y - 300) * 0.37}`, hsl(36, 52, 64), 22)).join('')}${rect(1268, 190, 110, 28, hsl(36, 50, 46), 8)}
<path d="M720 740h220l-22 190H742Z" fill="url(#steel)"/><ellipse cx="830" cy="740" rx="110" ry="26" fill="${hsl(hue, 46, 56)}"/>${line('M722 744q108 150 216 0', hsl(210, 10, 46), 8)}<path d="M900 752q6 70-14 96-14-40-8-92Z" fill="${hsl(hue, 46, 56)}"/>
${rect(420, 850, 220, 64, hsl(hue, 46, 60), 26)}${line('M640 882h40v52H440v30', hsl(210, 10, 46), 10)}${line('M440 950h-120', hsl(8, 60, 46), 26)}`;
}

/** A fitted kitchen: doors, a worktop, a hob and shelves. */
function kitchen(hue: number): string {
  const random = numbersFrom(hue * 3 + 17);
  const door = (x: number, y: number, w: number, h: number, isTop: boolean): string =>
    `${rect(x, y, w, h, hsl(hue, 26, 46), 6)}${rect(x + 16, y + 16, w - 32, h - 32, hsl(hue, 24, 52), 4)}${rect(x + w / 2 - 34, isTop ? y + h - 34 : y + 24, 68, 10, hsl(40, 52, 62), 5)}`;
  const upper = [140, 370, 1010, 1240].map((x) => door(x, 110, 216, 260, true)).join('');
  const lower = [140, 370, 830, 1060, 1290].map((x) => door(x, 614, 216, 220, false)).join('');
  const splash = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 17 }, (_tile, n) =>
      rect(
        118 + n * 82 - (row % 2) * 40,
        392 + row * 54,
        76,
        48,
        hsl(40, 30, 86 + Math.round(random() * 8)),
        4,
      ),
    ).join(''),
  ).join('');
  return `${room(hue + 180, hsl(28, 34, 60))}${splash}${upper}
<path d="M620 110h356l-60 190H680Z" fill="url(#steel)"/>${rect(660, 300, 276, 36, hsl(210, 12, 72), 6)}${rect(730, 0, 136, 116, hsl(210, 12, 80))}
${rect(100, 560, 1420, 44, hsl(30, 20, 94), 8)}${rect(100, 598, 1420, 14, hsl(30, 14, 74))}${lower}
${rect(600, 614, 216, 220, hsl(210, 14, 30), 8)}${rect(624, 680, 168, 124, hsl(24, 70, 44), 8)}${rect(630, 640, 156, 12, 'url(#steel)', 6)}
${rect(620, 546, 320, 16, hsl(210, 12, 22), 6)}${rect(700, 470, 130, 80, hsl(8, 56, 50), 12)}${line('M690 490h-26M838 490h26', hsl(8, 40, 36), 12)}${rect(690, 462, 150, 16, hsl(8, 50, 42), 8)}
${rect(1080, 450, 70, 112, hsl(44, 60, 66), 12)}${rect(1170, 476, 60, 86, hsl(150, 26, 54), 12)}${circle(1400, 520, 44, hsl(18, 74, 56))}${circle(1450, 534, 34, hsl(44, 84, 58))}${rect(1350, 544, 160, 20, hsl(28, 40, 50), 10)}
${rect(140, 834, 1366, 26, hsl(hue, 20, 30))}`;
}

/** A living room after cleaning: a shining floor, a bucket, and a window full of light. */
function cleaned(hue: number): string {
  const shine = [
    [240, 900],
    [720, 930],
    [1180, 884],
    [980, 180],
    [420, 150],
  ]
    .map(([x = 0, y = 0]) =>
      line(
        `M${x} ${y - 34}v68M${x - 34} ${y}h68M${x - 16} ${y - 16}l32 32M${x + 16} ${y - 16}l-32 32`,
        '#fff',
        7,
      ),
    )
    .join('');
  return `${room(hue, hsl(30, 40, 62))}
${[0, 1, 2, 3, 4].map((n) => line(`M${n * 400 - 160} 1000 ${n * 340 + 90} 800`, hsl(30, 36, 54), 4)).join('')}<path d="M560 800h480l220 200H360Z" fill="#fff" opacity=".3"/>
${rect(560, 110, 480, 460, '#fff', 8)}${rect(580, 130, 210, 420, hsl(202, 70, 84))}${rect(810, 130, 210, 420, hsl(202, 70, 86))}${circle(720, 230, 44, hsl(46, 96, 84))}<path d="M580 550v-90q100-60 210-10v100ZM810 550v-96q110-40 210 20v76Z" fill="${hsl(134, 32, 62)}"/>
<path d="M500 80h90q-10 330-80 560h-60q60-280 50-560ZM1100 80h-90q10 330 80 560h60q-60-280-50-560Z" fill="${hsl(hue, 40, 72)}"/>${rect(440, 66, 720, 20, hsl(28, 34, 46), 10)}
${rect(110, 590, 330, 200, hsl(hue + 170, 34, 56), 36)}${rect(90, 680, 370, 130, hsl(hue + 170, 34, 62), 34)}${rect(170, 610, 110, 100, hsl(hue, 44, 76), 18)}
<path d="M1150 690h240l-26 200h-188Z" fill="${hsl(hue, 62, 50)}"/><ellipse cx="1270" cy="690" rx="120" ry="26" fill="${hsl(hue, 50, 84)}"/>${[1210, 1256, 1308].map((x, n) => circle(x, 676 - n * 9, 24 + n * 4, '#fff', 'opacity=".9"')).join('')}${line('M1152 694q118-190 236 0', hsl(210, 10, 60), 9)}
${line('M1470 240 1400 850', hsl(36, 52, 56), 22)}<path d="M1330 842h140l40 88h-220Z" fill="${hsl(44, 70, 66)}"/>${shine}`;
}

const scenes: Readonly<Record<WorkTrade, (hue: number) => string>> = {
  plumbing: bathroom,
  electrical: board,
  solar: solarRoof,
  hvac: cooled,
  appliances,
  cleaning: cleaned,
  pest: pantry,
  moving: movingVan,
  painting: painted,
  carpentry: kitchen,
  construction: newWall,
  water: tanks,
  security: watchedDoor,
  garden: lawn,
  furnishing: guestRoom,
};

/**
 * Draws finished work of the demo market: 1,600 by 1,000 pixels, the same every time.
 *
 * @returns the text of an SVG without letters, scripts or links
 */
export function drawWork(trade: WorkTrade, scene: WorkScene): string {
  const content = scenes[trade](hues[trade][scene]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

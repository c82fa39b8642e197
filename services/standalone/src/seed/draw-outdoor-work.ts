import { circle, height, line, width } from './draw-room.ts';
import { hsl, rect } from './draw-store.ts';

/** A sky with its sun, above the ground. */
function outside(hue: number, ground: string): string {
  return `
<defs>
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${hsl(hue, 66, 76)}"/><stop offset="1" stop-color="${hsl(hue + 12, 60, 92)}"/></linearGradient>
  <linearGradient id="steel" x2="0" y2="1"><stop stop-color="${hsl(210, 14, 92)}"/><stop offset="1" stop-color="${hsl(210, 12, 68)}"/></linearGradient>
</defs>
${rect(0, 0, width, height, 'url(#sky)')}${circle(1330, 170, 78, hsl(46, 96, 86))}${circle(1330, 170, 124, '#fff', 'opacity=".28"')}
<path d="M0 560q180-90 400-30t420-40 420 30 360-40v520H0Z" fill="${hsl(hue - 60, 22, 78)}"/>${rect(0, 760, width, 240, ground)}`;
}

/** The front of a house, with its door and a window. */
function house(hue: number): string {
  return `${rect(260, 170, 1080, 640, hsl(hue, 30, 88))}${rect(230, 130, 1140, 56, hsl(hue, 24, 78), 6)}
${rect(700, 430, 220, 380, hsl(hue + 170, 34, 40), 10)}${rect(726, 458, 74, 150, hsl(hue + 170, 30, 50), 6)}${rect(820, 458, 74, 150, hsl(hue + 170, 30, 50), 6)}${rect(726, 636, 168, 140, hsl(hue + 170, 30, 50), 6)}${circle(892, 626, 12, hsl(42, 70, 62))}
${rect(380, 330, 210, 230, '#fff', 8)}${rect(396, 346, 84, 198, hsl(200, 52, 78))}${rect(490, 346, 84, 198, hsl(200, 52, 82))}${rect(366, 556, 238, 22, hsl(hue, 20, 70), 4)}`;
}

function palm(x: number, y: number, tall: number): string {
  const leaves = [-80, -48, -16, 16, 48, 80]
    .map(
      (turn) =>
        `<path d="M0 0q70-70 190-16-110-14-190 16Z" transform="rotate(${turn - 90})" fill="${hsl(132, 36, 36 + ((turn + 80) % 3) * 4)}"/>`,
    )
    .join('');
  return `<path d="M${x - 16} ${y}q10-${tall / 2} 6-${tall}h24q-2 ${tall / 2} 6 ${tall}Z" fill="${hsl(28, 34, 46)}"/><g transform="translate(${x} ${y - tall})">${leaves}</g>`;
}

/** A panel on its stand. */
function panel(x: number, y: number, scale: number): string {
  const lines = [1, 2, 3].map((n) => line(`M${n * 70} 0l-30 170`, hsl(212, 30, 56), 4)).join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M60 176v70M250 176v70" stroke="${hsl(210, 10, 60)}" stroke-width="14"/><path d="M0 0h280l-30 180H-30Z" fill="#fff"/><path d="M8 8h262l-27 164H-20Z" fill="${hsl(216, 54, 32)}"/>${lines}${line('M-8 60h272M-16 116h272', hsl(212, 30, 56), 4)}<path d="M8 8h90l-60 164h-58Z" fill="#fff" opacity=".14"/></g>`;
}

/** A box that is taped up. */
function box(x: number, y: number, side: number): string {
  return `${rect(x, y, side, side * 0.8, hsl(32, 46, 62), 6)}${rect(x + side * 0.42, y, side * 0.16, side * 0.8, hsl(34, 50, 74))}${rect(x + side * 0.1, y + side * 0.52, side * 0.24, side * 0.1, hsl(30, 36, 46), 3)}`;
}

/** A tank, which begins at x. */
function tank(x: number, color: string): string {
  return `<path d="M${x} 330q0-44 150-44t150 44v330q0 40-150 40t-150-40Z" fill="${color}"/><ellipse cx="${x + 150}" cy="330" rx="150" ry="44" fill="#fff" opacity=".35"/>${[420, 510, 600].map((y) => `<path d="M${x} ${y}q150 44 300 0v16q-150 44-300 0Z" fill="#fff" opacity=".3"/>`).join('')}${rect(x + 110, 268, 80, 34, color, 12)}${rect(x - 10, 696, 320, 40, hsl(30, 14, 60), 6)}`;
}

/** Panels on a flat roof, and the battery beside them. */
export function solarRoof(hue: number): string {
  return `${outside(hue, hsl(30, 22, 80))}${rect(0, 700, width, 70, hsl(34, 24, 88))}${rect(0, 760, width, 16, hsl(34, 16, 72))}
${[0, 1, 2, 3].map((n) => panel(160 + n * 300, 420, 0.94)).join('')}${[0, 1, 2, 3].map((n) => panel(110 + n * 330, 640, 1.1)).join('')}
${rect(1370, 560, 150, 260, '#fff', 18)}${rect(1394, 600, 102, 20, hsl(148, 56, 50), 8)}${rect(1394, 636, 102, 20, hsl(148, 56, 50), 8)}${rect(1394, 672, 102, 20, hsl(148, 40, 74), 8)}<path d="M1452 712l-30 44h20l-8 34 34-48h-22Z" fill="${hsl(36, 88, 54)}"/>`;
}

/** A van with its boxes, in front of a house. */
export function movingVan(hue: number): string {
  return `${outside(hue, hsl(210, 8, 62))}<g transform="translate(-240 -60)">${house(hue - 170)}</g>
${rect(620, 390, 620, 400, '#fff', 26)}${rect(620, 560, 620, 60, hsl(hue - 190, 64, 52))}<path d="M1240 500h150q20 0 34 20l80 130v140h-264Z" fill="#fff"/><path d="M1280 534h96q12 0 20 14l50 92h-166Z" fill="${hsl(204, 40, 44)}"/>${rect(1240, 700, 264, 40, hsl(hue - 190, 64, 52))}${rect(1470, 690, 40, 34, hsl(46, 92, 74), 8)}
${[780, 1360].map((x) => `${circle(x, 800, 82, hsl(220, 10, 22))}${circle(x, 800, 40, hsl(210, 8, 74))}${circle(x, 800, 14, hsl(210, 8, 48))}`).join('')}
${box(180, 720, 200)}${box(400, 740, 170)}${box(250, 566, 190)}${rect(120, 880, 520, 16, hsl(210, 8, 50), 8)}`;
}

/** A wall of blocks that grows beside its scaffold. */
export function newWall(hue: number): string {
  const blocks = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 9 - Math.floor(row / 2) }, (_block, n) =>
      rect(
        330 + n * 112 + (row % 2) * 56,
        740 - row * 74,
        106,
        68,
        hsl(hue - 180, 24, 66 + ((n * 7 + row * 3) % 4) * 3),
        5,
      ),
    ).join(''),
  ).join('');
  const poles = [1060, 1300, 1500].map((x) => rect(x, 200, 20, 640, hsl(210, 12, 58), 6)).join('');
  return `${outside(hue, hsl(34, 34, 68))}${blocks}${poles}${[330, 560].map((y) => `${rect(1040, y, 500, 22, hsl(32, 48, 58), 6)}${line(`M1070 ${y + 22}l430 208M1500 ${y + 22}l-430 208`, hsl(210, 10, 64), 8)}`).join('')}
<g transform="rotate(-14 190 700)"><path d="M90 620h200l-30 150H120Z" fill="${hsl(36, 88, 54)}"/><ellipse cx="190" cy="620" rx="100" ry="30" fill="${hsl(210, 6, 46)}"/></g>${line('M120 860l60-110M280 860l-60-110', hsl(210, 8, 36), 16)}${circle(120, 866, 34, hsl(220, 10, 22))}
${rect(1110, 508, 120, 52, hsl(210, 8, 62), 8)}${line('M700 214h420', hsl(8, 70, 54), 5)}`;
}

/** Tanks on a roof with their pump and pipes. */
export function tanks(hue: number): string {
  return `${outside(hue, hsl(30, 20, 82))}${rect(0, 724, width, 60, hsl(34, 22, 90))}
${tank(220, hsl(hue, 44, 52))}${tank(640, hsl(hue + 8, 40, 60))}
${line('M370 700v80h420v-80M790 780h300v60', 'url(#steel)', 26)}${circle(580, 780, 30, hsl(8, 62, 50))}${rect(566, 736, 28, 40, hsl(8, 58, 44), 8)}
<path d="M1060 800h230q50 0 50 46t-50 46h-230Z" fill="${hsl(hue - 180, 62, 52)}"/>${circle(1080, 846, 58, hsl(hue - 180, 56, 44))}${circle(1080, 846, 26, hsl(210, 10, 80))}${rect(1120, 892, 220, 20, hsl(210, 10, 44), 6)}${circle(1240, 770, 44, '#fff')}${circle(1240, 770, 36, hsl(210, 20, 94))}${line('M1240 770l20-18', hsl(8, 70, 50), 7)}${line('M1240 800v20', hsl(210, 10, 60), 14)}
${line('M1340 846h160v-500', 'url(#steel)', 24)}`;
}

/** A door with its camera, its intercom and a lamp. */
export function watchedDoor(hue: number): string {
  return `${outside(hue, hsl(34, 18, 70))}${house(hue - 170)}
${rect(990, 540, 96, 150, hsl(210, 14, 30), 14)}${rect(1006, 556, 64, 56, hsl(196, 60, 72), 6)}${circle(1038, 652, 16, hsl(148, 60, 56))}
<g transform="translate(1010 250)">${line('M150-20v60h-60', hsl(210, 8, 60), 18)}<g transform="rotate(14)"><path d="M-90 0h190q20 0 20 20v50q0 20-20 20H-90Z" fill="#fff"/><path d="M-110-8h240v26h-240Z" fill="${hsl(210, 12, 78)}"/>${circle(-82, 46, 40, hsl(214, 16, 24))}${circle(-82, 46, 22, hsl(206, 50, 40))}${circle(-90, 38, 7, '#fff')}${circle(90, 52, 7, hsl(8, 80, 56))}</g></g>
<path d="M900 320 420 810h560Z" fill="${hsl(46, 96, 84)}" opacity=".26"/>${rect(780, 330, 60, 40, hsl(42, 60, 56), 10)}<path d="M770 370h80l-14 40h-52Z" fill="${hsl(46, 96, 84)}"/>
${rect(560, 810, 500, 34, hsl(30, 16, 78), 6)}${rect(520, 844, 580, 34, hsl(30, 14, 70), 6)}${palm(160, 850, 380)}`;
}

/** A lawn under its sprinklers, with hedges and palms. */
export function lawn(hue: number): string {
  const drops = [420, 1120]
    .map((x) =>
      [-220, -150, -80, 80, 150, 220]
        .map((far) =>
          line(`M${x} 760q${far / 2}-${150 - Math.abs(far) / 4} ${far} 30`, hsl(196, 70, 88), 6),
        )
        .join(''),
    )
    .join('');
  const flowers = Array.from({ length: 16 }, (_, n) => {
    const x = 70 + n * 98;
    return `${line(`M${x} 990v-52`, hsl(128, 34, 34), 7)}${circle(x, 930, 20, hsl(hue + n * 46, 66, 64))}${circle(x, 930, 8, hsl(46, 90, 66))}`;
  }).join('');
  return `${outside(hue, hsl(104, 38, 52))}${palm(210, 780, 430)}${palm(1420, 770, 360)}
${Array.from({ length: 9 }, (_, n) => `<ellipse cx="${100 + n * 180}" cy="700" rx="120" ry="${86 + (n % 3) * 14}" fill="${hsl(126 + (n % 3) * 6, 34, 38 + (n % 2) * 4)}"/>`).join('')}
${rect(0, 740, width, 260, hsl(104, 40, 50))}${[0, 1, 2, 3].map((n) => `<path d="M${n * 420 - 60} 1000 ${n * 330 + 160} 740h150l${n * 30 - 20} 260Z" fill="${hsl(104, 40, 55)}"/>`).join('')}
<path d="M660 1000q60-150 120-260h80q20 130 120 260Z" fill="${hsl(38, 38, 78)}"/>${drops}${[420, 1120].map((x) => rect(x - 9, 740, 18, 40, hsl(210, 10, 34), 6)).join('')}${flowers}`;
}

import { circle, line, plant, room } from './draw-room.ts';
import { hsl, rect } from './draw-store.ts';

/** A washing machine and a fridge that run again, with the tools beside them. */
export function appliances(hue: number): string {
  const tiles = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 17 }, (_tile, n) =>
      rect(n * 98, 430 + row * 98, 92, 92, hsl(hue, 24, 88 - ((n + row) % 3) * 3), 6),
    ).join(''),
  ).join('');
  return `${room(hue, hsl(30, 22, 70))}${tiles}
${rect(300, 380, 420, 480, '#fff', 26)}${rect(300, 380, 420, 96, hsl(210, 16, 90), 26)}${circle(370, 428, 26, hsl(210, 12, 74))}${rect(560, 410, 120, 36, hsl(204, 26, 30), 10)}${rect(574, 420, 40, 16, hsl(160, 70, 66), 4)}
${circle(510, 660, 150, hsl(210, 12, 82))}${circle(510, 660, 122, hsl(206, 34, 40))}${circle(510, 660, 122, '#fff', 'fill-opacity=".12"')}<path d="M396 690q56-50 112 0t118-10a122 122 0 0 1-230 10Z" fill="${hsl(200, 64, 70)}"/>${[470, 520, 566].map((x, n) => circle(x, 640 - n * 14, 14 + n * 4, '#fff', 'opacity=".75"')).join('')}
${rect(820, 150, 400, 710, hsl(hue + 180, 16, 92), 24)}${rect(820, 150, 400, 270, hsl(hue + 180, 14, 96), 24)}${rect(820, 414, 400, 10, hsl(hue + 180, 12, 76))}${rect(860, 250, 18, 120, hsl(210, 10, 66), 9)}${rect(860, 470, 18, 200, hsl(210, 10, 66), 9)}${rect(1080, 200, 90, 46, hsl(204, 26, 34), 10)}${rect(1094, 214, 40, 18, hsl(190, 70, 72), 4)}
${rect(120, 560, 150, 300, hsl(hue, 26, 62), 14)}${rect(120, 600, 150, 14, '#fff', 0, 'opacity=".6"')}
<path d="M1290 780h220v96h-220Z" fill="${hsl(8, 62, 48)}"/>${rect(1280, 760, 240, 34, hsl(8, 60, 40), 10)}${line('M1360 760v-26h80v26', hsl(8, 20, 28), 12)}
${rect(1310, 560, 220, 18, hsl(30, 36, 58), 6)}${plant(1420, 564)}`;
}

/** Clean shelves of a pantry, and the sprayer that was at work. */
export function pantry(hue: number): string {
  const jars = [210, 430, 650]
    .map((y, row) =>
      Array.from({ length: 7 }, (_, n) => {
        const tall = 96 + ((n * 5 + row * 3) % 4) * 18;
        const tint = hsl(hue + ((n * 67 + row * 40) % 200), 44, 62);
        const x = 300 + n * 112;
        return `${rect(x, y - tall, 76, tall, tint, 14)}${rect(x + 6, y - tall - 14, 64, 22, hsl(30, 34, 46), 6)}${rect(x + 10, y - tall + 34, 56, 26, '#fff', 4, 'opacity=".75"')}`;
      }).join(''),
    )
    .join('');
  const shelves = [210, 430, 650]
    .map(
      (y) =>
        `${rect(250, y, 860, 26, hsl(30, 38, 60), 6)}${rect(250, y + 26, 860, 8, hsl(30, 34, 46))}`,
    )
    .join('');
  return `${room(hue, hsl(hue, 16, 74))}${rect(226, 60, 24, 760, hsl(30, 36, 52))}${rect(1110, 60, 24, 760, hsl(30, 36, 52))}${jars}${shelves}
${[0, 1, 2, 3].map((n) => line(`M${n * 420 - 40} 1000 ${n * 360 + 120} 800`, hsl(hue, 12, 66), 4)).join('')}
<path d="M1260 560h180q20 0 20 24v276q0 30-30 30h-160q-30 0-30-30V584q0-24 20-24Z" fill="${hsl(148, 46, 44)}"/>${rect(1290, 520, 120, 46, hsl(210, 10, 34), 12)}${line('M1350 520v-56M1310 460h80', hsl(210, 10, 34), 18)}${rect(1276, 660, 148, 110, '#fff', 12)}<path d="M1350 676c26 12 40 12 40 12 0 44-14 62-40 74-26-12-40-30-40-74 0 0 14 0 40-12Z" fill="${hsl(148, 50, 42)}"/>${line('m1334 714 12 14 26-28', '#fff', 10)}
${line('M1440 600q90 40 60 160t-90 130', hsl(210, 10, 30), 14)}${line('M1410 890l-190 40', hsl(210, 10, 46), 12)}${[0, 1, 2].map((n) => line(`M${1196 - n * 8} ${912 + n * 18}l-70 ${-24 + n * 24}`, hsl(190, 50, 80), 7)).join('')}`;
}

/** A guest room after its furnishing: seats along the wall, cushions, curtains and a carpet. */
export function guestRoom(hue: number): string {
  const cushions = Array.from({ length: 6 }, (_, n) =>
    rect(
      176 + n * 216,
      520,
      150,
      130,
      hsl(hue + (n % 2) * 170, 46, 60 + (n % 3) * 5),
      28,
      `transform="rotate(${n % 2 === 0 ? -5 : 5} ${251 + n * 216} 585)"`,
    ),
  ).join('');
  const border = Array.from({ length: 17 }, (_, n) => {
    const x = 330 + n * 59;
    return `<path d="m${x} 930 24-20 24 20-24 20Z" fill="${hsl(44, 60, 74)}"/>`;
  }).join('');
  return `${room(hue + 40, hsl(30, 32, 66))}
${rect(560, 90, 480, 380, '#fff', 10)}${rect(580, 110, 210, 340, hsl(200, 66, 84))}${rect(810, 110, 210, 340, hsl(200, 66, 87))}${circle(730, 200, 38, hsl(46, 96, 84))}
<path d="M470 60h130q-8 260-100 440h-60q40-240 30-440ZM1130 60h-130q8 260 100 440h60q-40-240-30-440Z" fill="${hsl(hue, 44, 62)}"/>${rect(420, 46, 760, 22, hsl(36, 46, 50), 10)}${circle(420, 57, 18, hsl(36, 50, 46))}${circle(1180, 57, 18, hsl(36, 50, 46))}
${rect(110, 560, 1380, 130, hsl(hue, 34, 48), 40)}${cushions}${rect(90, 660, 1420, 150, hsl(hue, 38, 56), 34)}${Array.from({ length: 6 }, (_, n) => rect(120 + n * 228, 672, 214, 84, hsl(hue, 36, 64), 22)).join('')}
<path d="M290 880h1020l90 100H200Z" fill="${hsl(hue + 176, 46, 42)}"/><path d="M330 896h940l64 70H262Z" fill="${hsl(hue + 176, 40, 54)}"/>${border}
${rect(660, 790, 280, 26, hsl(28, 40, 46), 10)}${rect(690, 812, 20, 70, hsl(28, 38, 36))}${rect(890, 812, 20, 70, hsl(28, 38, 36))}${circle(800, 772, 28, hsl(40, 60, 58))}${rect(740, 764, 26, 26, '#fff', 6)}${rect(838, 764, 26, 26, '#fff', 6)}`;
}

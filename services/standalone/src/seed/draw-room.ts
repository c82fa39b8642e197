import { hsl, rect } from './draw-store.ts';

export const width = 1600;
export const height = 1000;

/** Returns a circle. */
export function circle(x: number, y: number, radius: number, fill: string, rest = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${rest}/>`;
}

/** Returns a line with round ends. */
export function line(path: string, color: string, thickness: number): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Wall, skirting and floor, with the light of a window across them. */
export function room(hue: number, floor: string): string {
  return `
<defs>
  <linearGradient id="wall" x2="1" y2="1"><stop stop-color="${hsl(hue, 32, 93)}"/><stop offset="1" stop-color="${hsl(hue, 26, 82)}"/></linearGradient>
  <linearGradient id="steel" x2="0" y2="1"><stop stop-color="${hsl(210, 14, 92)}"/><stop offset="1" stop-color="${hsl(210, 12, 68)}"/></linearGradient>
</defs>
${rect(0, 0, width, height, 'url(#wall)')}
${rect(0, 790, width, 210, floor)}${rect(0, 770, width, 24, hsl(hue, 18, 96))}
<path d="M0 0h520L250 770H0Z" fill="#fff" opacity=".22"/>`;
}

/** A plant in a pot that stands at a point. */
export function plant(x: number, y: number): string {
  const leaves = [-62, -34, -8, 18, 46]
    .map(
      (turn) =>
        `<path d="M0 0q-34-110 0-210 34 100 0 210Z" transform="rotate(${turn})" fill="${hsl(138, 30, 36 + ((turn + 62) % 3) * 5)}"/>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y - 110})">${leaves}</g><path d="M${x - 62} ${y - 120}h124l-18 120h-88Z" fill="${hsl(18, 48, 54)}"/>${rect(x - 70, y - 132, 140, 24, hsl(18, 46, 60), 6)}`;
}

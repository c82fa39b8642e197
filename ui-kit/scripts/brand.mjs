/**
 * Makes src/styles/brand.css: twelve-step scales for Osta's three colours, light and dark. Each
 * takes the shape of the nearest Radix scale, moves hue and chroma in OKLCH, pins step 9 to the
 * brand colour and moves step 11 until it reads (4.5:1) on step 3 and on the background.
 *
 *   node scripts/brand.mjs [file]
 */
import { writeFileSync } from 'node:fs';

import { blue, blueDark, orange, orangeDark, red, redDark } from '@radix-ui/colors';
import Color from 'colorjs.io';

const shapes = {
  blue: { light: blue, dark: blueDark },
  orange: { light: orange, dark: orangeDark },
  red: { light: red, dark: redDark },
};
const brand = { blue: '#0065d4', orange: '#e87722', red: '#ba1a1a' };
const background = { light: '#ffffff', dark: '#111113' };
const selector = { light: ':root,\n.light,\n.light-theme', dark: '.dark,\n.dark-theme' };
/** Text on solid orange: white on it would be 2.96:1. */
const darkText = '#1c120a';
const readable = 4.5;

const hex = (color) =>
  color.to('srgb').toGamut({ method: 'css' }).toString({ format: 'hex', collapse: false });
const contrast = (one, other) => new Color(one).contrast(new Color(other), 'WCAG21');

/** Returns the faintest colour with alpha that looks like `color` on `ground`, as #rrggbbaa. */
function translucent(color, ground) {
  const shown = color.to('srgb').toGamut().coords;
  const below = new Color(ground).to('srgb').coords;
  const needed = shown.map((value, i) => {
    const reach = (value > below[i] ? 1 : 0) - below[i];
    return Math.abs(reach) > 1e-6 ? (value - below[i]) / reach : 0;
  });
  const alpha = Math.min(1, Math.max(0.012, Math.ceil(Math.max(...needed) * 1000) / 1000));
  const paint = shown.map((value, i) =>
    Math.min(1, Math.max(0, (value - below[i] * (1 - alpha)) / alpha)),
  );
  return `#${[...paint, alpha]
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function makeScale(name, mode) {
  const shape = Object.values(shapes[name][mode]).map((step) => new Color(step).to('oklch'));
  const [lightness, chroma, hue] = new Color(brand[name]).to('oklch').coords;
  const [, shapeChroma, shapeHue] = shape[8].coords;
  const turn = ((hue - shapeHue + 540) % 360) - 180;
  const scale = shape.map((step, i) => {
    if (i === 8) return new Color(brand[name]).to('oklch');
    if (i === 9) {
      return new Color('oklch', [lightness + (mode === 'light' ? -0.035 : 0.035), chroma, hue]);
    }
    const [stepLightness, stepChroma, stepHue] = step.coords;
    return new Color('oklch', [
      stepLightness,
      Math.min((stepChroma * chroma) / shapeChroma, 0.4),
      ((stepHue ?? 0) + turn + 360) % 360,
    ]);
  });
  const text = scale[10];
  for (let tries = 0; tries < 40; tries += 1) {
    const worst = Math.min(
      contrast(hex(text), hex(scale[2])),
      contrast(hex(text), background[mode]),
    );
    if (worst >= readable) break;
    text.coords[0] += mode === 'light' ? -0.01 : 0.01;
  }
  return scale;
}

function block(name, mode) {
  const scale = makeScale(name, mode);
  const onSolid = contrast(brand[name], '#ffffff') >= readable ? 'white' : darkText;
  const indicator = contrast(brand[name], background[mode]) >= 3 ? 9 : 10;
  const lines = [
    ...scale.map((step, i) => `--${name}-${i + 1}: ${i === 8 ? brand[name] : hex(step)};`),
    ...scale.map((step, i) => `--${name}-a${i + 1}: ${translucent(step, background[mode])};`),
    `--${name}-contrast: ${onSolid};`,
    `--${name}-surface: ${hex(scale[1])}${mode === 'light' ? 'cc' : '80'};`,
    `--${name}-indicator: var(--${name}-${indicator});`,
    `--${name}-track: var(--${name}-9);`,
  ];
  return `${selector[mode]} {\n  ${lines.join('\n  ')}\n}\n`;
}

const css = Object.keys(brand).flatMap((name) => [block(name, 'light'), block(name, 'dark')]);
writeFileSync(
  process.argv[2] ?? new URL('../src/styles/brand.css', import.meta.url),
  `/* Made by scripts/brand.mjs: change the colours there */\n${css.join('')}`,
);

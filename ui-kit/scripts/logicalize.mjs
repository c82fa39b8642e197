/**
 * Makes src/generated/radix-themes.css: the part of the Radix Themes stylesheet that Osta uses,
 * with every physical side turned into a logical one, because Radix Themes has no right-to-left
 * mode (radix-ui/themes#11). scripts/rtl-fixes.css holds what a rename cannot mirror, and goes
 * through the same plugins.
 *
 * node scripts/logicalize.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import postcss from 'postcss';

import { dropUnused } from './drop-unused.mjs';

const require = createRequire(import.meta.url);

/** Scales that brand.css does not define. Slate is the gray of the theme. */
const scales = ['slate', 'gray', 'green', 'amber'];

const sides = {
  'margin-left': 'margin-inline-start',
  'margin-right': 'margin-inline-end',
  'padding-left': 'padding-inline-start',
  'padding-right': 'padding-inline-end',
  'border-left': 'border-inline-start',
  'border-right': 'border-inline-end',
  'border-left-color': 'border-inline-start-color',
  'border-right-color': 'border-inline-end-color',
  'border-left-style': 'border-inline-start-style',
  'border-right-style': 'border-inline-end-style',
  'border-left-width': 'border-inline-start-width',
  'border-right-width': 'border-inline-end-width',
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
  left: 'inset-inline-start',
  right: 'inset-inline-end',
};

/** Splits `0 calc(1px + 2px) 0 4px` at the spaces outside of brackets. */
function words(value) {
  return value.trim().match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

/**
 * PostCSS plugin: turns physical properties into logical ones. Keeps `left: 50%`: it is the
 * centring idiom that pairs with `translate(-50%)`, which has no logical twin.
 */
export function physicalToLogical() {
  return {
    postcssPlugin: 'physical-to-logical',
    Once(root) {
      root.walkDecls((declaration) => {
        const { prop, value } = declaration;
        if ((prop === 'left' || prop === 'right') && value.trim() === '50%') return;
        if (prop in sides) declaration.prop = sides[prop];
        else if (prop === 'text-align' && value === 'left') declaration.value = 'start';
        else if (prop === 'text-align' && value === 'right') declaration.value = 'end';
        else if (prop === 'margin' || prop === 'padding' || prop === 'inset') {
          const [top, right, bottom, left, ...rest] = words(value);
          if (left === undefined || rest.length > 0 || left === right) return;
          declaration.cloneBefore({ prop: `${prop}-block`, value: `${top} ${bottom}` });
          declaration.prop = `${prop}-inline`;
          declaration.value = `${left} ${right}`;
        }
      });
    },
  };
}

const read = (path) => readFileSync(require.resolve(`@radix-ui/themes/${path}`), 'utf8');
// Scales come first: base.css maps the theme's gray onto slate with the same specificity as a scale
const source = [
  ...scales.map((scale) => `tokens/colors/${scale}.css`),
  'tokens/base.css',
  'components.css',
  'utilities.css',
].map(read);
const fixes = readFileSync(new URL('rtl-fixes.css', import.meta.url), 'utf8');

const { css } = await postcss([dropUnused(), physicalToLogical()]).process(
  [...source, fixes].join('\n'),
  { from: undefined },
);
const folder = new URL('../src/generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('radix-themes.css', folder), `@layer radix {\n${css}\n}\n`);

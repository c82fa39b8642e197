/**
 * Makes src/generated/fonts/*.woff2. Cuts each font to the letters (`unicode-range`) and weights
 * (`font-weight`) that fonts.css names for it. The packages ship the letters of every language of a
 * script and weights that no page shows: twice the bytes.
 *
 * node scripts/cut-fonts.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { parse } from 'postcss';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const styles = path.join(import.meta.dirname, '../src/styles/fonts.css');

/** Maps each file in src/generated/fonts/ to the file it is cut from. */
const sources = {
  'inter-latin.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'vazirmatn-arabic.woff2':
    '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
};

/** Expands `U+0041, U+0600-0602` to every letter in it. */
function lettersOf(range) {
  return range
    .split(',')
    .map((part) => /U\+(?<first>[\dA-F]+)(?:-(?<last>[\dA-F]+))?/iu.exec(part).groups)
    .flatMap(({ first, last = first }) => {
      const from = Number.parseInt(first, 16);
      const count = Number.parseInt(last, 16) - from + 1;
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

/** Returns the name, letters and weights of every face that has a file. */
function facesOf(css) {
  const faces = [];
  parse(css).walkAtRules('font-face', (face) => {
    const said = Object.fromEntries(face.nodes.map(({ prop, value }) => [prop, value]));
    const file = /fonts\/(?<name>[\w-]+\.woff2)/u.exec(said.src)?.groups.name;
    if (file === undefined) return;
    const [min, max] = said['font-weight'].split(' ').map(Number);
    faces.push({ file, letters: lettersOf(said['unicode-range']), weights: { min, max } });
  });
  return faces;
}

for (const { file, letters, weights } of facesOf(readFileSync(styles, 'utf8'))) {
  const whole = readFileSync(require.resolve(sources[file]));
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  const target = path.join(import.meta.dirname, '../src/generated/fonts', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, cut);
}

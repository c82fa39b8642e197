/**
 * Makes src/generated/icons from icon-list.mjs: for each icon, what Lucide draws inside its
 * `<svg>`. The drawing is text, because a page shows dozens of icons and React would create and
 * compare an element for every line of each. Each icon is a module of its own, so that a bundler
 * can split them: all of them in the file that every page loads are 5 KiB.
 *
 * node scripts/draw-icons.mjs
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { icons } from './icon-list.mjs';

const folder = new URL('../src/generated/icons/', import.meta.url);
const origin = '// Made by scripts/draw-icons.mjs from lucide-react (ISC licence)';

/** Turns `strokeWidth` into `stroke-width`. */
function kebab(name) {
  return name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

function markup([tag, { key: _key, ...attributes }]) {
  const written = Object.entries(attributes).map(([name, value]) => {
    if (/[&"<]/u.test(value)) throw new Error(`${tag} ${name} would have to be escaped: ${value}`);
    return ` ${kebab(name)}="${value}"`;
  });
  return `<${tag}${written.join('')}/>`;
}

async function draw(drawing) {
  const { __iconData } = await import(`lucide-react/icons/${drawing}`);
  if (__iconData === undefined) throw new Error(`${drawing} has got another name`);
  if (__iconData.size !== 24) throw new Error(`${drawing} is not drawn on 24 by 24`);
  return __iconData.node.map(markup).join('');
}

async function iconModule([name, { drawing, mirror }]) {
  return [
    origin,
    "import type { LineIcon } from '../../icons/line-icon.ts';",
    '',
    `export const ${name}Icon: LineIcon = { drawing: { __html: '${await draw(drawing)}' }, mirror: ${mirror} };`,
    '',
  ].join('\n');
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const icon of Object.entries(icons)) {
  writeFileSync(new URL(`${kebab(icon[0])}.ts`, folder), await iconModule(icon));
}
const list = Object.keys(icons).map((name) => `export { ${name}Icon } from './${kebab(name)}.ts';`);
writeFileSync(new URL('all-icons.ts', folder), `${[origin, ...list].join('\n')}\n`);

/**
 * Makes src/generated/drawings.ts: what is inside the `<svg>` of each icon that src/icons/icons.ts
 * takes from there, as Lucide draws it. It is text, because a page shows dozens of icons and React
 * would make, and compare, an element for every line of every one of them.
 *
 *   node scripts/draw-icons.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const source = readFileSync(new URL('../src/icons/icons.ts', import.meta.url), 'utf8');
const folder = new URL('../src/generated/', import.meta.url);

/** `house` of `import { house, map as mapDrawing } from '../generated/drawings.ts'`. */
function wantedDrawings() {
  const list = /import \{(?<names>[^}]*)\} from '\.\.\/generated\/drawings\.ts'/u.exec(source);
  if (list === null) throw new Error('src/icons/icons.ts takes no drawings');
  const names = list.groups.names.split(',').map((name) => name.trim().split(' as ')[0]);
  return names.filter((name) => name !== '' && !name.startsWith('type '));
}

/** `trash2` → `trash-2`, `strokeWidth` → `stroke-width`. */
function kebab(name) {
  return name.replaceAll(/[A-Z]|\d+$/gu, (part) => `-${part.toLowerCase()}`);
}

function markup([tag, { key: _key, ...attributes }]) {
  const written = Object.entries(attributes).map(([name, value]) => {
    if (/[&"<]/u.test(value)) throw new Error(`${tag} ${name} would have to be escaped: ${value}`);
    return ` ${/\d$/u.test(name) ? name : kebab(name)}="${value}"`;
  });
  return `<${tag}${written.join('')}/>`;
}

const drawings = await Promise.all(
  wantedDrawings().map(async (name) => {
    const { __iconData } = await import(`lucide-react/icons/${kebab(name)}`);
    if (__iconData === undefined) throw new Error(`${name} has got another name`);
    if (__iconData.size !== 24) throw new Error(`${name} is not drawn on 24 by 24`);
    return `export const ${name}: Drawing = { __html: '${__iconData.node.map(markup).join('')}' };`;
  }),
);
const head = [
  '// Made by scripts/draw-icons.mjs from lucide-react (ISC licence)',
  '/** What is inside an `<svg>` of 24 by 24. */',
  'export interface Drawing {\n  readonly __html: string;\n}',
];
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('drawings.ts', folder), `${[...head, ...drawings].join('\n')}\n`);

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(source, file), 'utf8');

const notShipped = /^(?:pages|testing)\/|\.(?:test|stories)\.|\.d\.ts$/;
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !notShipped.test(file),
);
const modules = files.filter((file) => file.endsWith('.tsx'));
const sheets = files.filter((file) => file.endsWith('.css') && file !== 'styles.css');

const entry = read('styles.css');
const isForAll = (sheet: string): boolean => entry.includes(`'./${sheet}'`);
const own = sheets.filter((sheet) => !isForAll(sheet));

/** Returns a module of the kit and all its imports, as paths below src/. */
function broughtBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!/\.tsx?$/.test(file)) return seen;
  const imported =
    /^(?:import|export)(?! type)[^;']*?'(?<path>\.{1,2}\/[^']+)'|\bimport\('(?<late>[^']+)'\)/gm;
  for (const { groups } of read(file).matchAll(imported)) {
    const target = groups?.['path'] ?? groups?.['late'] ?? '';
    broughtBy(path.join(path.dirname(file), target), seen);
  }
  return seen;
}

function classesOf(sheet: string): ReadonlySet<string> {
  const names = read(sheet).matchAll(/\.(?<name>ui-[a-z0-9-]+)/g);
  return new Set([...names].map(([, name]) => name ?? ''));
}

/**
 * Returns the classes of a module that only another component's sheet styles, without the module
 * importing it.
 */
function unstyledIn(file: string): string[] {
  const brought = broughtBy(file);
  const isThere = (sheet: string): boolean =>
    isForAll(sheet) || brought.has(sheet) || path.dirname(sheet) === path.dirname(file);
  const styled = sheets.filter(isThere).map(classesOf);
  const used = new Set(
    [...read(file).matchAll(/(?<=['"` ])ui-[a-z0-9-]+(?=['"` ])/g)].map(([name]) => name),
  );
  return [...used]
    .filter((name) => !styled.some((classes) => classes.has(name)))
    .flatMap((name) =>
      own
        .filter((sheet) => classesOf(sheet).has(name))
        .map((sheet) => `.${name} in ${file}, of ${sheet}`),
    );
}

describe('the sheets', () => {
  it('are in the entry, or imported by a component of their folder', () => {
    const lost = own.filter((sheet) => {
      const folder = modules.filter((file) => path.dirname(file) === path.dirname(sheet));
      return !folder.some((file) => read(file).includes(`import './${path.basename(sheet)}';`));
    });
    expect(lost).toEqual([]);
    expect(own.length).toBeGreaterThan(10);
  });

  it.each(own)("are in the kit's layer, whichever is loaded first: %s", (sheet) => {
    const rules = parse(read(sheet)).nodes.filter((node) => node.type !== 'comment');
    expect(rules.map((node) => node.toString().split('{')[0]?.trim())).toEqual([
      '@layer radix, kit',
      '@layer kit',
    ]);
  });

  it('are imported by everything that uses their classes', () => {
    expect(modules.flatMap(unstyledIn)).toEqual([]);
  });
});

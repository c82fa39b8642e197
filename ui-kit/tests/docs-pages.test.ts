import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '../src');

/** Foundations and page examples have their own structure. */
const otherwise = new Set(['foundations', 'illustrations', 'pages', 'testing']);

const headings = ['When to use', 'Anatomy', "Do and don't", 'Keyboard', 'Arabic', 'Props'] as const;

const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !otherwise.has(entry.name))
  .map(({ name }) => ({ name, files: readdirSync(path.join(source, name)) }))
  .filter(({ files }) => files.some((file) => file.endsWith('.stories.tsx')));

/**
 * Returns whether the story is shown in a frame: overlays inline would cover their documentation.
 */
function coversItsPage(stories: string): boolean {
  return /\bisOpen: true\b/u.test(stories) && !/\binline: false\b/u.test(stories);
}

/** Returns the missing sections of a documentation page, in the required order. */
function missingIn(page: string): string[] {
  const found = [...page.matchAll(/^## (?<heading>.+)$/gmu)].map(
    ({ groups }) => groups?.['heading'],
  );
  return [
    ...(/^# \S/mu.test(page) ? [] : ['a title']),
    ...(page.includes('<Meta of={') ? [] : ['<Meta of={…} />']),
    ...(page.includes('<Canvas') ? [] : ['a picture: <Canvas of={…} />']),
    ...(page.includes('<ArgTypes') ? [] : ['the props: <ArgTypes of={…} />']),
    ...(JSON.stringify(found) === JSON.stringify(headings)
      ? []
      : [`the headings ${headings.join(', ')}; it has ${found.join(', ')}`]),
  ];
}

describe('the page of a component', () => {
  it.each(folders)('$name has one, with every heading', ({ name, files }) => {
    const pages = files.filter((file) => file.endsWith('.mdx'));
    expect(pages).not.toEqual([]);
    const missing = pages.flatMap((file) =>
      missingIn(readFileSync(path.join(source, name, file), 'utf8')).map(
        (what) => `${file}: ${what}`,
      ),
    );
    expect(missing).toEqual([]);
  });

  it.each(folders)('$name shows what opens over a page in a frame', ({ name, files }) => {
    const stories = files.filter((file) => file.endsWith('.stories.tsx'));
    expect(
      stories.filter((file) => coversItsPage(readFileSync(path.join(source, name, file), 'utf8'))),
    ).toEqual([]);
  });

  it('is reported when a heading is missing or out of order', () => {
    const whole = `<Meta of={x} />\n# A\n<Canvas of={x} />\n${headings.map((each) => `## ${each}\n`).join('')}<ArgTypes of={x} />`;
    expect(missingIn(whole)).toEqual([]);
    expect(missingIn(whole.replace('## Arabic\n', ''))).toHaveLength(1);
    expect(missingIn(whole.replace('## Keyboard', '## Keys'))).toHaveLength(1);
  });
});

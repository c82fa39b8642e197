import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '../src');
const web = path.resolve(import.meta.dirname, '../../web/src');

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

/** How settled a component is. A tag, so that Storybook's sidebar can be filtered by it. */
const statuses = ['stable', 'preview'];

/** Returns what is wrong with the status tag of a file of stories. */
function statusProblems(stories: string): readonly string[] {
  const tags =
    /^\s*(?:const meta = \{.*?)?\btags: \[(?<tags>[^\]]*)\]/mu.exec(stories)?.groups?.['tags'] ??
    '';
  const found = statuses.filter((status) => tags.includes(`'${status}'`));
  return found.length === 1 ? [] : [`one tag of ${statuses.join(', ')}; it has [${tags}]`];
}

/** The names that pages of the product take from the kit. */
const usedByPages = new Set(
  globSync('**/*.{ts,tsx}', { cwd: web })
    .flatMap(
      (file) =>
        readFileSync(path.join(web, file), 'utf8').match(
          /import\s*\{[^}]*\}\s*from '@osta\/ui-kit[^']*'/gu,
        ) ?? [],
    )
    .flatMap((statement) => statement.match(/\b[A-Z]\w+/gu) ?? []),
);

/** Returns the component that its stories call a preview although a page of the product uses it. */
function settledInSecret(stories: string, used: ReadonlySet<string>): readonly string[] {
  const component = /\bcomponent: (?<name>\w+)/u.exec(stories)?.groups?.['name'] ?? '';
  return stories.includes("tags: ['preview'") && used.has(component) ? [component] : [];
}

/** Returns the days of a changelog that are no dates, or not in order. */
function undated(changelog: string): readonly string[] {
  const days = [...changelog.matchAll(/^## (?<day>.+)$/gmu)].map(
    ({ groups }) => groups?.['day'] ?? '',
  );
  return days.filter(
    (day, i) => !/^\d{4}-\d{2}-\d{2}$/u.test(day) || day >= (days[i - 1] ?? '9999'),
  );
}

describe('the changelog', () => {
  it('is dated, the newest day on top', () => {
    const changelog = readFileSync(path.resolve(source, '../CHANGELOG.md'), 'utf8');
    expect(undated(changelog)).toEqual([]);
    expect(undated('## Next\n## 2026-11-22\n## 2026-11-23\n')).toEqual(['Next', '2026-11-23']);
  });
});

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

  it.each(folders)('$name says how settled it is', ({ name, files }) => {
    const stories = files.filter((file) => file.endsWith('.stories.tsx'));
    const problems = stories.flatMap((file) =>
      statusProblems(readFileSync(path.join(source, name, file), 'utf8')).map(
        (what) => `${file}: ${what}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  it.each(folders)('$name is no preview once a page uses it', ({ name, files }) => {
    const stories = files.filter((file) => file.endsWith('.stories.tsx'));
    expect(
      stories.flatMap((file) =>
        settledInSecret(readFileSync(path.join(source, name, file), 'utf8'), usedByPages),
      ),
    ).toEqual([]);
    expect(settledInSecret("component: Card, tags: ['preview']", new Set(['Card']))).toEqual([
      'Card',
    ]);
  });

  it('is reported without a status, or with two', () => {
    expect(statusProblems("const meta = { title: 'A', tags: ['stable'] }")).toEqual([]);
    expect(statusProblems("const meta = { title: 'A' }")).toHaveLength(1);
    expect(statusProblems("  tags: ['stable', 'preview'],")).toHaveLength(1);
  });

  it('is reported when a heading is missing or out of order', () => {
    const whole = `<Meta of={x} />\n# A\n<Canvas of={x} />\n${headings.map((each) => `## ${each}\n`).join('')}<ArgTypes of={x} />`;
    expect(missingIn(whole)).toEqual([]);
    expect(missingIn(whole.replace('## Arabic\n', ''))).toHaveLength(1);
    expect(missingIn(whole.replace('## Keyboard', '## Keys'))).toHaveLength(1);
  });
});

import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { assetsOf } from './web-build.ts';

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    imports: ['_react.js'],
    css: ['assets/site.css'],
  },
  '_react.js': { file: 'assets/react.js', imports: ['_tiny.js'] },
  '_tiny.js': { file: 'assets/tiny.js' },
  '_card.js': { file: 'assets/card.js', css: ['assets/site.css'] },
  '_month.js': { file: 'assets/month.js', imports: ['_day.js'], css: ['assets/month.css'] },
  '_day.js': { file: 'assets/day.js', imports: ['_month.js'], css: ['assets/day.css'] },
  'src/routes/_default.tsx?tsr-split=component': {
    file: 'assets/default.js',
    imports: ['src/entry-client.tsx', '_react.js'],
  },
  'src/routes/_default/index.tsx?tsr-split=component': {
    file: 'assets/home.js',
    imports: ['src/entry-client.tsx', '_card.js'],
  },
  'src/routes/_default/bookings.tsx?tsr-split=component': {
    file: 'assets/bookings.js',
    imports: ['src/entry-client.tsx', '_card.js', '_month.js'],
    css: ['assets/site.css'],
  },
};

describe('the files of a page', () => {
  it('are one sheet, and the entry with its imports first', () => {
    const { __root__: root } = assetsOf(manifest).routes;
    expect(root?.css).toEqual(['/assets/site.css']);
    expect(root?.scripts?.map(({ attrs }) => attrs.src)).toEqual([
      '/assets/tiny.js',
      '/assets/react.js',
      '/assets/entry.js',
    ]);
    // The page is read without them
    expect(root?.scripts?.every(({ attrs }) => attrs.fetchPriority === 'low')).toBe(true);
  });

  it("belong to the route that needs them, by the router's ids, each once", () => {
    const { routes } = assetsOf(manifest);
    expect(routes['/_default']?.preloads).toEqual(['/assets/default.js']);
    expect(routes['/_default/']?.preloads).toEqual(['/assets/card.js', '/assets/home.js']);
    expect(routes['/_default/bookings']?.preloads).toContain('/assets/day.js');
  });

  it("are the sheets of a route's parts, inner ones first, without the site's", () => {
    const { routes } = assetsOf(manifest);
    expect(routes['/_default/bookings']?.css).toEqual(['/assets/day.css', '/assets/month.css']);
    expect(routes['/_default/']?.css).toBeUndefined();
  });

  it('are found by the router: every file of a route has its id', () => {
    const tree = readFileSync(new URL('../generated/route-tree.ts', import.meta.url), 'utf8');
    const files = readdirSync(new URL('../routes', import.meta.url), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.tsx'));
    const { routes } = assetsOf({
      'src/entry-client.tsx': { file: 'assets/entry.js' },
      ...Object.fromEntries(
        files.map((file) => [`src/routes/${file}?tsr-split=component`, { file: 'assets/page.js' }]),
      ),
    });
    expect(Object.keys(routes)).toHaveLength(files.length);
    expect(
      Object.keys(routes).filter((id) => id !== '__root__' && !tree.includes(`'${id}': typeof`)),
    ).toEqual([]);
  });

  it('cannot be found without the entry', () => {
    expect(() => assetsOf({})).toThrow('src/entry-client.tsx');
  });
});

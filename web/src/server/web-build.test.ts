import { describe, expect, it } from 'vitest';

import { assetsOf } from './web-build.ts';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js' },
  'style.css': { file: 'assets/style.css' },
  'src/routes/_default.tsx?tsr-split=component': {
    file: 'assets/default.js',
    imports: ['src/entry-client.tsx', '_react.js'],
  },
  'src/routes/_default/index.tsx?tsr-split=component': {
    file: 'assets/home.js',
    imports: ['src/entry-client.tsx', '_card.js'],
  },
};

describe('the files of a page', () => {
  it('are one sheet, the entry, and what the entry needs', () => {
    const { __root__: root } = assetsOf(manifest).routes;
    expect(root?.css).toEqual(['/assets/style.css']);
    expect(root?.preloads).toEqual(['/assets/entry.js', '/assets/react.js']);
    expect(root?.scripts?.map(({ attrs }) => attrs.src)).toEqual(['/assets/entry.js']);
  });

  it('come with the route that needs them, under the ids of the router, each once', () => {
    const { routes } = assetsOf(manifest);
    expect(routes['/_default']?.preloads).toEqual(['/assets/default.js']);
    expect(routes['/_default/']?.preloads).toEqual(['/assets/home.js', '/assets/card.js']);
  });

  it('cannot be told without the entry', () => {
    expect(() => assetsOf({})).toThrow('src/entry-client.tsx');
  });
});

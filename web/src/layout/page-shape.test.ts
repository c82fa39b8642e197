import { describe, expect, it } from 'vitest';

import { awaitedPath, pageOf } from './page-shape.ts';

const root = { id: '__root__', options: {} };
const site = { id: '/_default', options: {} };

describe('what a page looks like from afar', () => {
  it('is said by the innermost route that says something', () => {
    const auth = { id: '/_auth', options: { staticData: { shape: 'form' as const } } };
    const login = { id: '/_auth/auth/login', options: {} };
    expect(pageOf([root, auth, login])).toEqual({ shape: 'form', frame: 'auth' });
    const list = { id: '/_default/services/', options: { staticData: { shape: 'list' as const } } };
    expect(pageOf([root, site, list])).toEqual({ shape: 'list', frame: 'site' });
  });

  it('is the look of a detail otherwise, in the layout of its area', () => {
    expect(pageOf([root])).toEqual({ shape: 'detail', frame: 'site' });
    const work = { id: '/_professional', options: {} };
    expect(pageOf([root, work])).toEqual({ shape: 'detail', frame: 'workplace' });
  });
});

describe('the awaited page', () => {
  const here = { pathname: '/services' };
  const there = { pathname: '/about' };

  it('is the one that the reader goes to', () => {
    const moving = { status: 'pending', location: there, resolvedLocation: here } as const;
    expect(awaitedPath(moving)).toBe('/about');
    expect(awaitedPath({ ...moving, status: 'idle' })).toBeNull();
  });

  it('is none within one page, nor before the first page', () => {
    expect(awaitedPath({ status: 'pending', location: here, resolvedLocation: here })).toBeNull();
    expect(awaitedPath({ status: 'pending', location: here })).toBeNull();
  });
});

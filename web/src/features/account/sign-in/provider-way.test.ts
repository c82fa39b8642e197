import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { rememberReturn, takeReturn } from './provider-way.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is remembered once', () => {
  rememberReturn({ redirect: '/customer/requests', kind: 'professional' });
  expect(takeReturn()).toEqual({ redirect: '/customer/requests', kind: 'professional' });
  expect(takeReturn()).toEqual({});
});

it.each(['null', '7', 'no json', '{"redirect":7,"kind":{}}', '[]'])(
  'is ignored where the stored value is %s',
  (text) => {
    rememberReturn({});
    for (const key of kept.keys()) kept.set(key, text);
    expect(takeReturn()).toEqual({});
  },
);

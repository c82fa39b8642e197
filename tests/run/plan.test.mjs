import { describe, expect, it } from 'vitest';

import { planOf, slowestFiles } from './plan.mjs';

const names = ['check', 'unit', 'integration', 'stories', 'storybook', 'e2e'];
const folders = new Map([
  ['@osta/request', 'services/request'],
  ['@osta/ui-kit', 'ui-kit'],
]);
const plan = (...words) =>
  planOf(words, names, folders).map(({ name, paths }) => [name, ...paths].join(' '));

describe('npm test', () => {
  it('runs every step where nothing is named', () => {
    expect(plan()).toEqual(names);
  });

  it('runs the steps that are named', () => {
    expect(plan('unit', 'check')).toEqual(['check', 'unit']);
  });

  it('runs one file, whatever kind of test it is', () => {
    expect(plan('services/request/tests/lists.it.test.ts')).toEqual([
      'integration services/request/tests/lists.it.test.ts',
    ]);
    expect(plan('./events/store/src/until.test.ts')).toEqual([
      'unit events/store/src/until.test.ts',
    ]);
    expect(plan('ui-kit/src/button/button.stories.tsx')).toEqual([
      'stories src/button/button.stories.tsx',
    ]);
    expect(plan('tests/e2e/calls.e2e.test.ts')).toEqual(['e2e tests/e2e/calls.e2e.test.ts']);
  });

  it('runs what a package has, by its folder or its name', () => {
    const request = ['unit services/request', 'integration services/request'];
    expect(plan('services/request/')).toEqual(request);
    expect(plan('@osta/request')).toEqual(request);
    expect(plan('web')).toEqual(['unit web']);
    expect(plan('@osta/ui-kit')).toEqual(['stories ']);
  });
});

it('names the files that took longest first', () => {
  const files = [
    { name: 'a', seconds: 1 },
    { name: 'b', seconds: 120.25 },
    { name: 'c', seconds: 3 },
  ];
  expect(slowestFiles(files, 2)).toEqual(['  120.3 s  b', '    3.0 s  c']);
});

import { describe, expect, it } from 'vitest';

import { groups, groupsOf } from './groups.mjs';
import { repositoryFiles, taggedFiles } from './repository.mjs';

describe('the groups that a change brings back', () => {
  const tagged = new Map([['events/log/tests/kafka-copies.it.test.ts', { groups: ['kafka'] }]]);

  it('are none where it touches nothing of theirs', () => {
    expect(groupsOf(['README.md', 'web/README.md'], tagged)).toEqual([]);
  });

  it('are those whose paths it touches', () => {
    expect(groupsOf(['services/infrastructure/src/kafka-plan.ts'], tagged)).toEqual([
      'kafka',
      'distributed',
      'starts',
    ]);
  });

  it('are those whose tests it touches', () => {
    expect(groupsOf(['events/log/tests/kafka-copies.it.test.ts'], tagged)).toEqual(['kafka']);
  });
});

describe('in this repository', () => {
  it('every path of a group begins a path that exists', async () => {
    const files = await repositoryFiles();
    const lost = groups
      .flatMap(({ paths }) => paths)
      .filter((path) => !files.some((file) => file.startsWith(path)));
    expect(lost).toEqual([]);
  });

  it('a test belongs to groups that exist, or a file does as a whole', async () => {
    const tagged = [...(await taggedFiles()).values()];
    const names = new Set(tagged.flatMap((file) => file.groups));
    expect(names.difference(new Set(groups.map(({ name }) => name)))).toEqual(new Set());
    expect(new Set(tagged.map(({ isWhole }) => isWhole))).toEqual(new Set([true, false]));
  });
});

import { describe, expect, it } from 'vitest';

import { coveringStories } from './covering-stories.ts';

function met(name: string, ...kinds: readonly string[]): Parameters<typeof coveringStories>[0][0] {
  return { name, kinds: new Set(kinds) };
}

describe('the stories that stand for a file', () => {
  it('are one where one has everything', () => {
    expect(coveringStories([met('Small', 'a'), met('Whole', 'a', 'b'), met('Same', 'b')])).toEqual([
      'Whole',
    ]);
  });

  it('are as many as every kind needs', () => {
    const stories = [met('One', 'a', 'b', 'c'), met('Rare', 'd'), met('Two', 'c', 'e')];
    expect(coveringStories(stories)).toEqual(['One', 'Rare', 'Two']);
  });

  it('are none where there is nothing to cover', () => {
    expect(coveringStories([met('Empty')])).toEqual([]);
    expect(coveringStories([])).toEqual([]);
  });
});

import { expect, it } from 'vitest';

import { estimateWords, pacing, progressWords, tookWords } from './pace.ts';

const words = (done: number, total: number, seconds: number): string =>
  progressWords({ done, total }, 'events', seconds);

it('tells rate and rest once a second has passed', () => {
  expect(words(1200, 5000, 0.2)).toBe('1200 of 5000 events');
  expect(words(1200, 5000, 3)).toBe('1200 of 5000 events, 400 a second, 10 s left');
  expect(words(1200, 500_000, 3)).toBe('1200 of 500000 events, 400 a second, 21 min left');
  expect(words(1200, 12_000_000, 3)).toBe('1200 of 12000000 events, 400 a second, 9 h left');
  expect(words(5000, 5000, 12.5)).toBe('5000 of 5000 events, 400 a second');
});

it('estimates by earlier runs, where there are some', () => {
  expect(estimateWords(4000, 400)).toBe('about 10 s, at 400 a second as in earlier runs');
  expect(estimateWords(4, 1.25)).toBe('about 4 s, at 1.3 a second as in earlier runs');
  expect(estimateWords(4000, null)).toBe('no earlier run tells how long it takes');
});

it('holds work back to its throttle, and is silent where nobody listens', async () => {
  const start = performance.now();
  await pacing({ counted: 'events', throttle: 1000 })(30, 60);
  expect(performance.now() - start).toBeGreaterThan(25);
});

it('tells the end at once, and what comes before it at most once a second', async () => {
  const said: string[] = [];
  const progress = pacing({ counted: 'streams', say: (line) => said.push(line) });
  await progress(1, 3);
  await progress(2, 3);
  await progress(3, 3);
  expect(said).toEqual(['  3 of 3 streams\n']);
});

it('tells how long a run took', () => {
  expect([320, 4219, 14_000, 180_000].map(tookWords)).toEqual(['320 ms', '4.2 s', '14 s', '3 min']);
});

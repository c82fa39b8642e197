import { describe, expect, it } from 'vitest';

import { whereToBegin } from './where-to-begin.ts';

const holds = { low: 10n, high: 20n };
const last = { streamId: '0198c2f0-6a52-7c3e-9d41-0c5be21a7f10', version: 3 };
const history = { kind: 'history' };

describe('with event tables', () => {
  it('a reader proves its position by the last event', () => {
    const position = { next: 16n, last, lastOffset: 14n };
    expect(whereToBegin(position, holds, true)).toEqual({ kind: 'proof', offset: 14n });
  });

  it.each([
    ['has not begun', {}],
    ['came by an offset alone', { next: 16n }],
    ['came from the tables', { next: 16n, last }],
    ['is still in the tables', { last }],
    ['stands behind the end', { next: 21n, last, lastOffset: 20n }],
    ['lost its last event to retention', { next: 10n, last, lastOffset: 9n }],
    ['lost messages to retention', { next: 9n, last, lastOffset: 8n }],
  ])('a reader that %s reads the tables', (_, position) => {
    expect(whereToBegin(position, holds, true)).toEqual(history);
  });
});

describe('without event tables', () => {
  it.each([
    ['where it stands', { next: 16n }, 16n],
    ['with the first message when it stands before it', { next: 9n }, 10n],
    ['with the first message when it stands behind the end', { next: 21n }, 10n],
    ['with the first message when it has not begun', {}, 10n],
  ])('a reader goes on %s', (_, position, offset) => {
    expect(whereToBegin(position, holds, false)).toEqual({ kind: 'offset', offset });
  });
});

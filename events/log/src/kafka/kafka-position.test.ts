import { describe, expect, it } from 'vitest';

import { parsePosition, positionText, type KafkaPosition } from './kafka-position.ts';

const streamId = '0198c2f0-6a52-7c3e-9d41-0c5be21a7f10';

describe('a position in a partition', () => {
  it.each<[string, KafkaPosition]>([
    ['42', { next: 42n }],
    [`42/${streamId}:3`, { next: 42n, last: { streamId, version: 3 } }],
    [`42/${streamId}:3@40`, { next: 42n, last: { streamId, version: 3 }, lastOffset: 40n }],
    [`/${streamId}:3`, { last: { streamId, version: 3 } }],
    ['', {}],
  ])('is written and read as "%s"', (text, position) => {
    expect(positionText(position)).toBe(text);
    expect(parsePosition(text)).toEqual(position);
  });

  it('is refused when it belongs to another log', () => {
    expect(() => parsePosition('741/12')).toThrow('741/12');
  });
});

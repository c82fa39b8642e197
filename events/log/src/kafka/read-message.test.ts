import { readFile } from 'node:fs/promises';

import type { KafkaMessage } from 'kafkajs';
import { describe, expect, it } from 'vitest';

import { piecesOf } from './read-message.ts';

const fixture = new URL(
  '../../../contracts/fixtures/envelope/valid/by-the-system.json',
  import.meta.url,
);
const event = await readFile(fixture, 'utf8');

function message(offset: number, value: string | null): KafkaMessage {
  return {
    key: Buffer.from('stream'),
    value: value === null ? null : Buffer.from(value),
    offset: `${offset}`,
    timestamp: '0',
    attributes: 0,
    headers: {},
  };
}

describe('messages of a partition', () => {
  it('are delivered together as events, and a message that is not an event by itself', () => {
    const values = [event, event, '{"specversion":', null, event];
    const pieces = piecesOf(values.map((value, index) => message(index + 7, value)));
    expect(
      pieces.map((piece) => ['events' in piece ? piece.events.length : 'none', piece.after]),
    ).toEqual([
      [2, 9n],
      ['none', 10n],
      ['none', 11n],
      [1, 12n],
    ]);
  });

  it('that are not events keep their content and the reason', () => {
    const [piece] = piecesOf([message(0, '{"specversion":')]);
    expect(piece).toMatchObject({
      noEvent: { streamId: 'stream', raw: '{"specversion":', error: /^SyntaxError/u },
    });
  });

  it('continue after a gap in offsets', () => {
    const pieces = piecesOf([message(3, event), message(9, event)]);
    expect(pieces.map(({ after }) => after)).toEqual([10n]);
  });
});

import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { exportFormats } from './exported-event.ts';

const event = madeEvent({
  type: 'osta.request.service-request-viewed.v1',
  subject: '01980000-0000-7000-8000-00000000abcd',
  streamversion: 2,
  data: { words: 'a "quoted", long\nline' },
});

it('writes an event to one line of JSON that reads back', () => {
  const line = exportFormats.jsonl.line(event);
  expect(line.split('\n')).toHaveLength(2);
  expect(JSON.parse(line)).toEqual(event);
});

it('quotes what a table could take for the end of a field', () => {
  const { head, line } = exportFormats.csv;
  expect(head.split(',')).toHaveLength(10);
  expect(line(event)).toContain(String.raw`,"{""words"":""a \""quoted\"", long\nline""}"`);
  expect(line(event).endsWith('\r\n')).toBe(true);
});

import { Instant } from '@osta/contracts/instant';
import { expect, it } from 'vitest';

import { answerBy } from './answer-by.ts';

it.each([
  ['a Sunday', '2026-11-22T10:00:00.000Z', '2026-11-24T14:00:00.000Z'],
  ['a Wednesday, over the weekend', '2026-11-25T10:00:00.000Z', '2026-11-29T14:00:00.000Z'],
  ['a Thursday', '2026-11-26T10:00:00.000Z', '2026-11-30T14:00:00.000Z'],
  ['a Friday', '2026-11-27T10:00:00.000Z', '2026-11-30T14:00:00.000Z'],
  ['a Saturday that is Sunday in Libya', '2026-11-28T22:30:00.000Z', '2026-12-01T14:00:00.000Z'],
])('what was sent in on %s is answered after two working days', (_day, sent, answered) => {
  expect(answerBy(Instant.parse(sent))).toBe(answered);
});

import { expect, it } from 'vitest';

import { emptyWindow } from './request-draft.ts';
import { windowFault } from './window-fault.ts';

const now = '2026-06-01T10:00:00.000Z';
const good = { day: '2026-06-02', from: '09:00', to: '12:00' };

it.each([
  ['every time can be sent', [good, good], null],
  ['the second one has no end', [good, { ...good, to: null }], { at: 1, kind: 'incomplete' }],
  ['the only one is empty', [emptyWindow], { at: 0, kind: 'incomplete' }],
  [
    'the third one ends first',
    [good, good, { ...good, to: '08:00' }],
    { at: 2, kind: 'ends-first' },
  ],
  // Noon in Tripoli
  ['the second one has passed', [good, { ...good, day: '2026-06-01' }], { at: 1, kind: 'past' }],
  ['two are wrong', [good, emptyWindow, { ...good, to: '08:00' }], { at: 1, kind: 'incomplete' }],
])('%s', (_what, windows, fault) => {
  expect(windowFault(windows, now)).toEqual(fault);
});

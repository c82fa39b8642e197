import { ApplicationEvent } from '@osta/contracts/application/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { standingIn } from './standing-copy.ts';

const omar = '01980000-0000-7000-8000-00000000000c';
const nadia = '01980000-0000-7000-8000-00000000000d';

function after(applicantId: string, name: string, data = {}): EventEnvelope {
  const type = `osta.application.application-${name}`;
  const event = ApplicationEvent.parse({ type, data: { applicantId, ...data } });
  return madeEvent({ type, subject: applicantId, data: event.data });
}

const note = { cause: 'complaints', note: 'Three complaints in a week' };

it('hides who is suspended, revoked, lapsed or has withdrawn', () => {
  const withdrawn = after(nadia, 'withdrawn', { cause: 'by-applicant' });
  expect(standingIn([after(omar, 'suspended', note), withdrawn])).toEqual([
    [omar, nadia],
    ['suspended', 'withdrawn'],
    [],
  ]);
  const documentId = '01980000-0000-7000-8000-0000000000d1';
  const lapsed = after(nadia, 'lapsed', { documentId, kind: 'identity' });
  expect(standingIn([after(omar, 'revoked', note), lapsed])).toEqual([
    [omar, nadia],
    ['revoked', 'lapsed'],
    [],
  ]);
});

it.each(['approved', 'renewed', 'reinstated'])('shows who is %s', (name) => {
  expect(standingIn([after(omar, name)])).toEqual([[], [], [omar]]);
});

it('goes by the last word on each person, and leaves out what changes nothing', () => {
  const suspended = after(omar, 'suspended', note);
  expect(standingIn([suspended, after(omar, 'reinstated')])).toEqual([[], [], [omar]]);
  expect(standingIn([after(omar, 'reinstated'), suspended])).toEqual([[omar], ['suspended'], []]);
  expect(standingIn([suspended, after(omar, 'revoked', note)])).toEqual([[omar], ['revoked'], []]);
  expect(standingIn([after(omar, 'assigned', { reviewerId: nadia })])).toEqual([[], [], []]);
});

import type { EventEnvelope } from '@osta/contracts/envelope';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { pausesIn } from './pauses-copy.ts';

const omar = '01980000-0000-7000-8000-00000000000c';
const nadia = '01980000-0000-7000-8000-00000000000d';

function paused(subject: string): EventEnvelope {
  const type = 'osta.professional.profile-paused';
  return madeEvent({ type, subject, data: { lastDay: null } });
}

function resumed(subject: string): EventEnvelope {
  const type = 'osta.professional.profile-resumed';
  return madeEvent({ type, subject, data: { cause: 'passed' } });
}

it('copies who has paused, and forgets who has resumed', () => {
  expect(pausesIn([paused(omar), resumed(nadia)])).toEqual([[omar], [nadia]]);
});

it('goes by the last word of each person, and leaves out what changes nothing', () => {
  expect(pausesIn([paused(omar), resumed(omar)])).toEqual([[], [omar]]);
  expect(pausesIn([resumed(omar), paused(omar)])).toEqual([[omar], []]);
  const type = 'osta.professional.presence-ended';
  expect(pausesIn([madeEvent({ type, subject: omar, data: { cause: 'passed' } })])).toEqual([
    [],
    [],
  ]);
});

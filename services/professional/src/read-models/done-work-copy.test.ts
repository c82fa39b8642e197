import type { EventEnvelope } from '@osta/contracts/envelope';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { describe, expect, it } from 'vitest';

import { doneWorkIn } from './done-work-copy.ts';

const [one, other] = [
  '01980000-0000-7000-8000-000000000001',
  '01980000-0000-7000-8000-000000000002',
] as const;
const professionalId = '01980000-0000-7000-8000-00000000000b';

function happened(subject: string, what: string, more: object = {}): EventEnvelope {
  return madeEvent({ type: `osta.booking.${what}`, subject, data: { professionalId, ...more } });
}
const nothing = [[], [], []];
const onlyDone = [[one], [professionalId], []];
const onlyUndone = [[], [], [one]];

describe('the work of a professional', () => {
  it('is done once the customer confirms it, or does not object in time', () => {
    const given = [happened(one, 'booking-completed'), happened(other, 'booking-auto-completed')];
    expect(doneWorkIn(given)).toEqual([[one, other], [professionalId, professionalId], []]);
  });

  it('is not done while it goes on, or after it was called off', () => {
    const given = ['booking-confirmed', 'work-started', 'work-finished', 'booking-cancelled'];
    expect(doneWorkIn(given.map((what) => happened(one, what)))).toEqual(nothing);
  });

  it('does not count while it is disputed, and then by the decision, in one batch or two', () => {
    const done = happened(one, 'booking-completed');
    const disputed = happened(one, 'booking-disputed');
    const resolved = (outcome: string) => happened(one, 'dispute-resolved', { outcome });
    expect(doneWorkIn([done, disputed])).toEqual(onlyUndone);
    expect(doneWorkIn([done, disputed, resolved('completed')])).toEqual(onlyDone);
    expect(doneWorkIn([resolved('completed')])).toEqual(onlyDone);
    expect(doneWorkIn([resolved('cancelled')])).toEqual(onlyUndone);
  });
});

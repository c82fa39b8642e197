import { describe, expect, it } from 'vitest';

import { after } from '../../testing/after.ts';
import { confirmed, made } from '../../testing/beginnings.ts';
import {
  bookingId,
  by,
  everyMove,
  omar,
  policy,
  salma,
  serviceId,
  stranger,
  tomorrow,
} from '../../testing/every-move.ts';
import { verbsFor } from './allowed-to.ts';
import type { MadeBooking } from './booking.ts';
import { inviteAgain } from './invite-again.ts';

/** The booking of these stories after the job. */
function completed(): MadeBooking {
  const verbs = ['start', 'finish', 'complete'] as const;
  const actors = { start: salma, finish: omar, complete: salma };
  return verbs.reduce(
    (state, verb) => made(after(everyMove[verb](state, by(actors[verb], tomorrow)), state)),
    confirmed(),
  );
}

describe('invite again', () => {
  it('is recorded, once for each job', () => {
    const state = completed();
    const invited = inviteAgain({ bookingId }, state, by(omar, tomorrow));
    expect(invited).toMatchObject({
      ok: true,
      events: [
        {
          type: 'osta.booking.booking-repeat-invited',
          data: { customerId: salma, professionalId: omar, serviceId, startsAt: tomorrow },
        },
      ],
    });
    const later = made(after(invited, state));
    expect(verbsFor(state, 'professional', tomorrow, policy)).toContain('invite-again');
    expect(verbsFor(later, 'professional', tomorrow, policy)).not.toContain('invite-again');
    expect(inviteAgain({ bookingId }, later, by(omar, tomorrow))).toMatchObject({
      refused: { code: 'BOOKING_ILLEGAL_TRANSITION', state: 'completed' },
    });
  });

  it('waits for the end of the job', () => {
    expect(inviteAgain({ bookingId }, confirmed(), by(omar))).toMatchObject({
      refused: { code: 'BOOKING_ILLEGAL_TRANSITION', state: 'confirmed' },
    });
  });

  it('is the professional’s alone', () => {
    const state = completed();
    expect(inviteAgain({ bookingId }, state, by(salma, tomorrow))).toMatchObject({
      refused: { code: 'BOOKING_ILLEGAL_TRANSITION' },
    });
    expect(inviteAgain({ bookingId }, state, by(stranger, tomorrow))).toMatchObject({
      refused: { code: 'BOOKING_NOT_FOUND' },
    });
    expect(verbsFor(state, 'customer', tomorrow, policy)).not.toContain('invite-again');
  });
});

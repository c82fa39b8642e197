import {
  processEnvironment,
  readConfig,
  type Environment,
} from '@osta/platform/config/read-config';
import { whole } from '@osta/platform/config/whole';
import { z } from 'zod';

import { defaultBookingPolicy, type BookingPolicy } from '../domain/booking/booking-policy.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const defaults = defaultBookingPolicy;

const variables = z.object({
  OSTA_HOLD_MINUTES: whole(1, 60, defaults.holdFor / minute),
  OSTA_HOLDS_PER_CUSTOMER: whole(1, 20, defaults.holdsPerCustomer),
  OSTA_WAIT_OFFER_MINUTES: whole(5, 1440, defaults.waitOfferStandsFor / minute),
  OSTA_WAIT_OFFER_BEFORE_START_MINUTES: whole(0, 1440, defaults.waitOfferBeforeStart / minute),
  OSTA_WAITS_PER_CUSTOMER: whole(1, 20, defaults.waitsPerCustomer),
  OSTA_BOOKING_ANSWER_HOURS: whole(1, 168, defaults.answerWithin / hour),
  OSTA_BOOKING_ANSWER_BEFORE_START_MINUTES: whole(0, 1440, defaults.answerBeforeStart / minute),
  OSTA_PROPOSAL_HOURS: whole(1, 168, defaults.proposalStandsFor / hour),
  OSTA_PROPOSALS_PER_SIDE: whole(1, 20, defaults.proposalsPerSide),
  OSTA_WORK_BEFORE_HOURS: whole(0, 720, defaults.workBeginsBefore / hour),
  OSTA_CONFIRM_WORK_HOURS: whole(1, 720, defaults.confirmWithin / hour),
  OSTA_CLOSE_BOOKING_HOURS: whole(1, 720, defaults.closeAfter / hour),
  OSTA_CLOSE_WORK_DAYS: whole(1, 90, defaults.closeWorkAfter / day),
  OSTA_DISPUTE_DAYS: whole(0, 90, defaults.disputableFor / day),
  OSTA_REVIEW_DAYS: whole(1, 90, defaults.reviewableFor / day),
  OSTA_NO_SHOW_MINUTES: whole(0, 240, defaults.noShowAfter / minute),
  OSTA_CONTEST_NO_SHOW_HOURS: whole(1, 720, defaults.contestableFor / hour),
  OSTA_STRIKES: whole(1, 20, defaults.strikeLimit),
  OSTA_STRIKE_DAYS: whole(1, 365, defaults.strikeCountsFor / day),
  OSTA_QUOTED_WORK_MINUTES: whole(15, 1440, defaults.quotedWorkTakes / minute),
  OSTA_FREE_CANCELLATION_HOURS: whole(0, 720, defaults.freeCancellationHours),
  OSTA_MESSAGE_DAYS: whole(0, 90, defaults.messages.openAfterEnd / day),
  OSTA_MESSAGE_QUIET_MINUTES: whole(0, 1440, defaults.messages.quietFor / minute),
  OSTA_MESSAGES_PER_BOOKING: whole(1, 5000, defaults.messages.messagesAtMost),
});

const PolicyFromVariables = variables.transform((read): BookingPolicy => ({
  holdFor: read.OSTA_HOLD_MINUTES * minute,
  holdsPerCustomer: read.OSTA_HOLDS_PER_CUSTOMER,
  waitOfferStandsFor: read.OSTA_WAIT_OFFER_MINUTES * minute,
  waitOfferBeforeStart: read.OSTA_WAIT_OFFER_BEFORE_START_MINUTES * minute,
  waitsPerCustomer: read.OSTA_WAITS_PER_CUSTOMER,
  answerWithin: read.OSTA_BOOKING_ANSWER_HOURS * hour,
  answerBeforeStart: read.OSTA_BOOKING_ANSWER_BEFORE_START_MINUTES * minute,
  proposalStandsFor: read.OSTA_PROPOSAL_HOURS * hour,
  proposalsPerSide: read.OSTA_PROPOSALS_PER_SIDE,
  workBeginsBefore: read.OSTA_WORK_BEFORE_HOURS * hour,
  confirmWithin: read.OSTA_CONFIRM_WORK_HOURS * hour,
  closeAfter: read.OSTA_CLOSE_BOOKING_HOURS * hour,
  closeWorkAfter: read.OSTA_CLOSE_WORK_DAYS * day,
  disputableFor: read.OSTA_DISPUTE_DAYS * day,
  reviewableFor: read.OSTA_REVIEW_DAYS * day,
  noShowAfter: read.OSTA_NO_SHOW_MINUTES * minute,
  contestableFor: read.OSTA_CONTEST_NO_SHOW_HOURS * hour,
  strikeLimit: read.OSTA_STRIKES,
  strikeCountsFor: read.OSTA_STRIKE_DAYS * day,
  quotedWorkTakes: read.OSTA_QUOTED_WORK_MINUTES * minute,
  freeCancellationHours: read.OSTA_FREE_CANCELLATION_HOURS,
  messages: {
    openAfterEnd: read.OSTA_MESSAGE_DAYS * day,
    quietFor: read.OSTA_MESSAGE_QUIET_MINUTES * minute,
    messagesAtMost: read.OSTA_MESSAGES_PER_BOOKING,
  },
}));

/**
 * Reads the policy of bookings from the environment.
 *
 * @throws ConfigProblem with one sentence per mistake
 */
export function readBookingPolicy(environment: Environment = processEnvironment): BookingPolicy {
  return readConfig(PolicyFromVariables, environment);
}

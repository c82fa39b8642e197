import type { BookingVerb } from '@osta/contracts/booking/status';

/** Commands of the daily work: at the door there is often no connection. All others need one. */
export type WaitingVerb = Extract<
  BookingVerb,
  'confirm' | 'leave-for' | 'arrive' | 'start' | 'finish'
>;

const waitingVerbs: ReadonlySet<string> = new Set<WaitingVerb>([
  'confirm',
  'leave-for',
  'arrive',
  'start',
  'finish',
]);

/** Returns whether a command may wait for a connection. */
export function canWait(verb: string): verb is WaitingVerb {
  return waitingVerbs.has(verb);
}

/** Returns the lane of a booking in the queue: its commands are sent in their order. */
export function laneOf(bookingId: string): string {
  return `booking ${bookingId}`;
}

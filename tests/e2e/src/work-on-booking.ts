import { type Person, send } from './people.ts';

const hour = 3_600_000;

/** A booking whose time is still days away, and the two people who made it. */
export interface MadeBooking {
  readonly bookingId: string;
  readonly customer: Person;
  readonly professional: Person;
  /** In dirham. */
  readonly finalPrice: number;
}

/**
 * Moves a booking to today, then has its work done and confirmed: every command over the network, one after the other,
 * from the new time that one side proposes to the yes of the customer.
 *
 * @throws what the first refused command answered
 */
export async function workOnBooking(origin: string, made: MadeBooking): Promise<void> {
  const { bookingId, customer, professional, finalPrice } = made;
  const issue = (who: Person, command: string, body: object = {}): Promise<unknown> =>
    send(who, origin, `/api/bookings/${bookingId}/${command}`, body);
  const newStartsAt = new Date(Date.now() + 2 * hour).toISOString();
  await issue(professional, 'propose-time', { newStartsAt, note: '' });
  await issue(customer, 'accept-time', { startsAt: newStartsAt });
  await issue(professional, 'leave-for');
  await issue(professional, 'arrive');
  await issue(customer, 'start');
  await issue(professional, 'finish', { finalPrice });
  await issue(customer, 'complete');
}

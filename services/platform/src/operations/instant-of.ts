import { Instant } from '@osta/contracts/instant';

/** Returns a time of the database as an API writes it. */
export function instantOf(time: Date): Instant {
  return Instant.parse(time.toISOString());
}

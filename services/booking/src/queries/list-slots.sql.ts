import { blockedAt, readOffering } from '../slots/offered.sql.ts';

/**
 * Reads an offered service with what occupies its professional, and what the store has blocked at whose page it is
 * asked for. Parameters: offering, from, until, store (null: none).
 */
export const listSlotsSql = {
  name: 'booking.list-slots',
  text: `select own.*, ${blockedAt('$4::uuid')} as blocked from (${readOffering}) as own`,
} as const;

import { readOffering } from '../slots/offered.sql.ts';

/** Reads an offered service with what occupies its professional. Parameters: offering, from, until. */
export const listSlotsSql = { name: 'booking.list-slots', text: readOffering } as const;

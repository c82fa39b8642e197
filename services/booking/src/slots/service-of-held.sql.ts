import { blockedAt, isBookable, offeredColumns } from './offered.sql.ts';

/**
 * Reads the offered service whose slot is held, with the taken times of its professional and those
 * that its store has blocked. Primary keys, index
 * `booking_busy_idx`.
 *
 * Parameters: the held booking, from, until.
 */
export const readServiceOfHeld = `
select (
  select row_to_json(own) from (
    select ${offeredColumns}
    from booking as held
    join offering on offering.id = (held.state ->> 'offeringId')::uuid
    where held.id = $1::uuid and ${isBookable}
  ) as own
) as offering,
${blockedAt("(select (state ->> 'storeId')::uuid from booking where id = $1::uuid)")} as blocked`;

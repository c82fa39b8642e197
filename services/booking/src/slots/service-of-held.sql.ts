import { blockedAt, isBookable, isOfPaused, offeredColumns } from './offered.sql.ts';

/** Returns what the held booking says of an id. Parameter: the booking. */
function ofHeld(id: 'offeringId' | 'storeId'): string {
  return `(select (state ->> '${id}')::uuid from booking where id = $1::uuid)`;
}

/**
 * Reads the offered service whose slot is held, with the taken times of its professional and those that its store has
 * blocked, and whether the professional takes nothing new for now. Primary keys, index `booking_busy_idx`.
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
${blockedAt(ofHeld('storeId'))} as blocked,
${isOfPaused(ofHeld('offeringId'))} as "isPaused"`;

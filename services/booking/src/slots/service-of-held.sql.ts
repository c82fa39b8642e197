import { isBookable, offeredColumns } from './offered.sql.ts';

/**
 * Reads the offered service whose slot is held, with the taken times of its professional. Primary keys, index
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
) as offering`;

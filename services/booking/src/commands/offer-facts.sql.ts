import { isBookable, offeredColumns } from '../slots/offered.sql.ts';

/**
 * Reads who waits, and the service that they wait for, with the taken times of its professional; no row: the wait is
 * over, or the service cannot be booked now. Primary keys, index `booking_busy_idx`.
 *
 * Parameters: wait, from, until.
 */
export const readOfferFacts = `
select wait.customer_id as "customerId", own.offering
from slot_wait as wait
cross join lateral (
  select row_to_json(offered) as offering from (
    select ${offeredColumns} from offering where offering.id = wait.offering_id and ${isBookable}
  ) as offered
) as own
where wait.id = $1::uuid and wait.status = 'waiting'`;

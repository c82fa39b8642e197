import { isBookable, isOfPaused, strikesOf } from '../slots/offered.sql.ts';

/**
 * Reads the facts for joining a wait: the service, and the open waits and strikes of `caller`. Primary key of
 * `offering`, `slot_wait_customer_id_idx`, `booking_struck_id_starts_at_idx`, primary key of `paused_professional`.
 *
 * Parameter: offering.
 */
export const readJoinFacts = `
select
  (
    select json_build_object(
      'professionalId', offering.professional_id, 'serviceId', offering.service_id,
      'name', offering.name,
      'terms', offering.terms, 'strikes', ${strikesOf('offering.professional_id')}
    )
    from offering where offering.id = $1::uuid and ${isBookable}
  ) as service,
  coalesce((
    select json_agg(json_build_object(
      'offeringId', wait.offering_id, 'firstDay', wait.state -> 'firstDay',
      'lastDay', wait.state -> 'lastDay'
    ))
    from slot_wait as wait
    where wait.customer_id = caller.user_id and wait.status = 'waiting'
  ), '[]') as open,
  ${strikesOf('caller.user_id')} as strikes,
  ${isOfPaused('$1::uuid')} as "isPaused"
from caller`;

/**
 * Lists the open waits of a customer, the oldest first, with the slot that is offered to each now and how many wait
 * for longer. `slot_wait_customer_id_idx`, `booking_wait_id_idx`, `slot_wait_line_idx`, primary key of
 * `offering`.
 *
 * Parameter: customer.
 */
export const listWaitsSql = {
  name: 'booking.list-waits',
  text: `
select wait.id, wait.state, wait.created_at, offer.id as offer_id, offer.state as offer_state,
  offering.name as offering_name,
  (
    select count(*)::int from slot_wait as before
    where before.professional_id = wait.professional_id and before.status = 'waiting'
      and (before.created_at, before.id) < (wait.created_at, wait.id) and before.span && wait.span
  ) as ahead
from slot_wait as wait
left join booking as offer on offer.wait_id = wait.id and offer.status = 'held'
left join offering on offering.id = wait.offering_id
where wait.customer_id = $1 and wait.status = 'waiting'
order by wait.created_at, wait.id`,
} as const;

/** Lists every wait of a person, also those that are over. `slot_wait_customer_id_idx`. Parameter: the person. */
export const listMyWaits = `
select id, state, created_at from slot_wait where customer_id = $1 order by created_at, id`;

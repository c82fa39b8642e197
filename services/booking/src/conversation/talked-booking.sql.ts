/**
 * Reads what a conversation has to know of its booking. Primary key of `booking`.
 *
 * Parameter: the booking.
 */
export const readTalkedBooking = `
select (
  select jsonb_build_object(
    'customerId', customer_id,
    'professionalId', professional_id,
    'serviceId', state -> 'serviceId',
    'requestId', request_id,
    'startsAt', starts_at,
    'status', status,
    'isUnresolved', is_unresolved,
    'endsAt', state -> 'endsAt',
    'objectableUntil', state -> 'objectableUntil',
    'changedAt', to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )
  from booking
  where id = $1::uuid and status <> 'refused'
) as booking`;

/**
 * Returns the statement of what a conversation has to know of its booking. Primary key of `booking`.
 *
 * @param bookingId the SQL of its id
 */
const readTalked = (bookingId: string): string => `
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
  where id = ${bookingId} and status <> 'refused'
) as booking`;

/** Reads what a conversation has to know of its booking. Parameter: the booking. */
export const readTalkedBooking = readTalked('$1::uuid');

/** The same by the conversation. Primary key of `conversation`, too. Parameter: the conversation. */
export const readBookingOfConversation = readTalked(
  '(select booking_id from conversation where conversation.id = $1::uuid)',
);

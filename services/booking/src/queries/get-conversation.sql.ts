/** Reads the snapshot of a conversation. Primary key. Parameter: its id. */
export const findConversation = {
  name: 'booking.find-conversation',
  text: 'select version, state from conversation where id = $1',
} as const;

/**
 * Lists the bookings on which a person has unread messages. Indexes `conversation_unread_by_customer_idx` and
 * `conversation_unread_by_professional_idx`. Left out are those of bookings that a colleague has taken over: primary key.
 *
 * Parameters: the person, limit.
 */
export const listUnread = {
  name: 'booking.list-unread-messages',
  text: `
select "bookingId", unread from (
  select booking_id as "bookingId", unread_by_customer as unread
  from conversation where customer_id = $1 and unread_by_customer > 0
  union all
  select booking_id, unread_by_professional
  from conversation where professional_id = $1 and unread_by_professional > 0
    and exists (
      select from booking
      where booking.id = conversation.booking_id and booking.professional_id = conversation.professional_id
    )
) as mine
order by "bookingId" desc
limit $2`,
} as const;

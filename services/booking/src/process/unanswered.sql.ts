/**
 * Finds the conversation on a booking in which its professional has not read everything. Unique index on the booking.
 *
 * Parameter: the booking.
 */
export const findUnanswered = `
select id from conversation where booking_id = $1::uuid and unread_by_professional > 0`;

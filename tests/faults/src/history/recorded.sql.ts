import { eventColumns } from '@osta/event-store/event-row';

/**
 * Reads all events of bookings in the order in which their transactions were committed. Needs
 * `track_commit_timestamp`: neither positions nor transaction ids are in that order.
 */
export const readInCommitOrderSql = `
select ${eventColumns} from booking.event
where topic = 'booking'
order by pg_xact_commit_timestamp(event.xmin), position`;

/** Reads who was told of which event of a booking, repeated ones included. */
export const readToldSql = `
select event_id::text as "eventId", recipient_id::text as "recipientId"
from notification.notification where type = 'booking'`;

/** Counts streams with a gap in their versions, and bookings that are not at the newest version of theirs. */
export const countBrokenSql = `
select
  count(*) filter (where events <> newest)::int as gaps,
  count(*) filter (where booking.version is distinct from newest)::int as behind,
  count(*)::int as streams
from (
  select stream_id, count(*) as events, max(stream_version) as newest
  from booking.event where topic = 'booking' group by stream_id
) as stream
left join booking.booking as booking on booking.id = stream_id`;

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

/** Reads the accepted offers that are neither booked nor refused. */
export const readUnbookedSql = `
select accepted.data ->> 'bookingId' as id from request.event as accepted
where accepted.type like 'osta.request.quote-accepted.%' and not exists (
  select from booking.event
  where stream_id = (accepted.data ->> 'bookingId')::uuid
    and (type like 'osta.booking.booking-placed.%' or type like 'osta.booking.booking-refused.%')
)`;

/**
 * Reads the requests that contradict their bookings: one that waits for its booking still, one that is awarded without
 * a booking that goes on, or with two, and one that is open or over while a booking goes on. Nobody works here, so what
 * goes on is ahead.
 */
export const readContradictionsSql = `
select request.id || ' is ' || request.status || ' with ' || going.count || ' bookings that go on' as what
from request.service_request as request
cross join lateral (
  select count(*) from booking.booking
  where request_id = request.id and status in ('pending', 'confirmed')
) as going
where request.status = 'accepted' or going.count <> (request.status = 'awarded')::int`;

/** Counts the accepted offers. */
export const countAcceptedSql = `
select count(*)::int as count from request.event where type like 'osta.request.quote-accepted.%'`;

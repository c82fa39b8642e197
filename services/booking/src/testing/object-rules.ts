import { BookingPage } from '@osta/contracts/booking/api';
import { NewCalendarFeed } from '@osta/contracts/booking/calendar-feed-api';
import { until } from '@osta/event-store/until';
import {
  nothing,
  type ObjectRule,
  type ObjectRules,
  type Params,
  principals,
  type Stage,
  type Who,
} from '@osta/platform/testing/object-rules';

/** A quote that can be accepted. */
interface Offered {
  readonly requestId: string;
  readonly quoteId: string;
  readonly quoteVersion: number;
}

const findQuote = `
  select request.id as "requestId", quote.value ->> 'id' as "quoteId",
         (quote.value -> 'version')::int as "quoteVersion"
    from request.service_request as request
    cross join jsonb_array_elements(request.state -> 'quotes') as quote
   where request.customer_id = $1 and quote.value ->> 'professionalId' = $2
     and request.status = 'quoted' and quote.value ->> 'status' = 'submitted'
   order by request.id
   limit 1`;

const findBooking = `
  select id::text as "bookingId" from booking.booking
   where customer_id = $1 and professional_id = $2
   order by status = 'confirmed' desc, id
   limit 1`;

const findReviewed = `
  select id::text as "bookingId" from booking.booking
   where customer_review_at is not null
   order by id
   limit 1`;

/** A booking that no store can hand over. */
const findElsewhereBooked = `
  select id::text as "bookingId" from booking.booking
   where store_id is null and status = 'confirmed'
   order by id
   limit 1`;

/** A store without staff: staff see their own bookings there. */
const findStore = `
  select store_id::text as "storeId" from booking.store_member as owned
   where member_id = $1 and role = 'owner' and not exists (
     select from booking.store_member as staff where staff.store_id = owned.store_id and is_staff
   )
   order by store_id
   limit 1`;

/** Returns the parameters of a store's bookings: its path ends with the store, and the query is required. */
function inMarch(storeId: string): Params {
  return {
    storeId: `${storeId}?from=2026-03-01T00:00:00.000Z&until=2026-03-31T00:00:00.000Z`,
  };
}

/** Returns a booking of these two. Where they have none, the customer accepts a quote first. */
async function bookingOf(stage: Stage, customer: Who, professional: Who): Promise<Params> {
  const parties = [stage.idOf(customer), stage.idOf(professional)];
  const found = await stage.database.query<Params>(findBooking, parties);
  if (found.rows[0]) return found.rows[0];
  const { rows } = await stage.database.query<Offered>(findQuote, parties);
  const [offered] = rows;
  if (!offered) throw new Error(`${customer} and ${professional} have nothing to book`);
  const { requestId, quoteId, quoteVersion } = offered;
  const client = await stage.as(customer);
  await client.post(`/api/requests/${requestId}/quotes/${quoteId}/accept`, { quoteVersion });
  let bookingId: string | undefined;
  await until(async () => {
    const { body } = await client.get('/api/bookings?role=customer&tab=upcoming');
    const booked = BookingPage.parse(body).items.find((each) => each.requestId === requestId);
    bookingId = booked?.id;
    return bookingId !== undefined;
  }, 30_000);
  return { bookingId: bookingId ?? nothing };
}

const findWait = `
  select id::text as "waitId" from booking.slot_wait
   where customer_id = $1 order by id limit 1`;

const findElsewhere = `
  select id::text as "offeringId" from booking.offering
   where is_published and professional_id <> $1 order by id limit 1`;

/** Returns a wait of this person, who joins one if they have none. */
async function waitOf(stage: Stage, who: Who): Promise<Params> {
  const id = stage.idOf(who);
  const { rows } = await stage.database.query<{ readonly offeringId: string }>(findElsewhere, [id]);
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const client = await stage.as(who);
  await client.post('/api/bookings/waits', { ...rows[0], firstDay: day, lastDay: day });
  const found = await stage.database.query<Params>(findWait, [id]);
  return found.rows[0] ?? { waitId: nothing };
}

const reason = { reason: 'As agreed' };
const newStartsAt = new Date(Date.now() + 9 * 86_400_000).toISOString();

/**
 * Bookings belong to both of their sides; an admin sees every booking, and may move and cancel it and resolve
 * its dispute.
 *
 * @public the authorisation matrix asks every service for its rules by name
 */
export const objectRules: ObjectRules = async (stage) => {
  const booking = await bookingOf(stage, 'customer', 'professional');
  const otherBooking = await bookingOf(stage, 'other-customer', 'other-professional');

  function ownBooking(who: Who): Params | null {
    if (who === 'customer' || who === 'professional') return booking;
    return who === 'other-customer' || who === 'other-professional' ? otherBooking : null;
  }

  function on(body?: unknown, evenForeign: readonly Who[] = [], more: Params = {}): ObjectRule {
    return {
      own: (who) => {
        const own = ownBooking(who);
        return own && { ...own, ...more };
      },
      foreign: (who) => ({ ...(ownBooking(who) === booking ? otherBooking : booking), ...more }),
      body,
      evenForeign,
    };
  }

  const customerOf = (who: Who): Params => ({ customerId: stage.idOf(who) ?? nothing });
  const clientRule: ObjectRule = {
    own: (who) => {
      if (who === 'professional') return customerOf('customer');
      return who === 'other-professional' ? customerOf('other-customer') : null;
    },
    foreign: (who) => customerOf(who === 'professional' ? 'other-customer' : 'customer'),
  };

  /** Whoever has an address may read it, and nobody guesses one. */
  const feedRule: ObjectRule = {
    async own(who) {
      if (ownBooking(who) === null) return null;
      const { body } = await (await stage.as(who)).put('/api/bookings/feed');
      const { pathname } = new URL(NewCalendarFeed.parse(body).address);
      return { token: pathname.slice('/api/bookings/feed/'.length, -'.ics'.length) };
    },
    foreign: () => ({ token: 'a'.repeat(43) }),
  };

  const wait = await waitOf(stage, 'customer');
  const otherWait = await waitOf(stage, 'other-customer');
  const waitRule: ObjectRule = {
    own(who) {
      if (who === 'customer') return wait;
      return who === 'other-customer' ? otherWait : null;
    },
    foreign: (who) => (who === 'customer' ? otherWait : wait),
  };

  const { rows: reviews } = await stage.database.query<Params>(findReviewed);
  const reviewed = reviews[0] ?? { bookingId: nothing };
  const { rows: stores } = await stage.database.query<Params>(findStore, [stage.idOf('business')]);
  const ownStore = stores[0]?.['storeId'];
  const storeRule: ObjectRule = {
    own: (who) => (who === 'business' && ownStore !== undefined ? inMarch(ownStore) : null),
    foreign: (who) => inMarch(who === 'business' ? nothing : (ownStore ?? nothing)),
  };

  const { rows: others } = await stage.database.query<Params>(findElsewhereBooked);
  const atNoStore = others[0] ?? { bookingId: nothing };
  const nobody: ObjectRule = { own: () => null, foreign: () => atNoStore };

  return new Map<string, ObjectRule>([
    ['showCalendarFeed', feedRule],
    // The question names no days, which is refused behind the guard
    [
      'listSlots',
      { own: () => null, foreign: () => ({ offeringId: nothing }), evenForeign: principals },
    ],
    ['showClient', clientRule],
    ['noteClient', { ...clientRule, body: { text: 'Rings twice' } }],
    ['leaveWait', waitRule],
    ['showStoreCalendar', storeRule],
    ['getBooking', on(undefined, ['admin'])],
    ['getBookingCalendar', on()],
    // Whoever holds the receipt knows its hash, and nobody guesses one
    ['checkReceipt', { own: () => null, foreign: () => ({ ...booking, hash: '0'.repeat(64) }) }],
    ['placeBooking', on({ placeId: 'm-tajura' })],
    ['placeSeries', on({ placeId: 'm-tajura', rhythm: 'weekly', starts: [newStartsAt] })],
    ['showSeriesDates', on()],
    ['getConversation', on()],
    ['sendMessage', on({ text: 'The door is the green one' })],
    ['readMessages', on({ upTo: 1 })],
    ['confirmFollowing', on()],
    ['proposeTimeFollowing', on({ newStartsAt, note: '' })],
    ['acceptTimeFollowing', on({ proposals: [{ bookingId: nothing, startsAt: newStartsAt }] })],
    ['cancelFollowing', on(reason)],
    ['releaseHold', on()],
    ['confirmBooking', on()],
    ['declineBooking', on(reason)],
    ['proposeTime', on({ newStartsAt, note: '' })],
    ['acceptTime', on({ startsAt: newStartsAt })],
    ['rejectTime', on({ startsAt: newStartsAt, ...reason })],
    ['withdrawTime', on()],
    ['leaveFor', on()],
    ['arrive', on()],
    ['startWork', on({ code: '0000' })],
    ['proposeExtra', on({ title: 'A new valve', amount: 25_000 })],
    ['approveExtra', on(undefined, [], { extraId: nothing })],
    ['declineExtra', on(undefined, [], { extraId: nothing })],
    ['withdrawExtra', on(undefined, [], { extraId: nothing })],
    ['finishWork', on({ finalPrice: 85_000 })],
    ['recordCash', on({ amount: 85_000 })],
    ['confirmCash', on({ amount: 85_000 })],
    ['completeBooking', on()],
    ['disputeBooking', on(reason)],
    ['reportNoShow', on(reason)],
    ['contestNoShow', on(reason)],
    ['writeReview', on({ stars: 5, text: 'Tidy and on time' })],
    ['replyToReview', on({ text: 'Thank you' })],
    ['inviteAgain', on()],
    // Anybody can report what everybody reads
    [
      'reportReview',
      {
        own: () => null,
        foreign: () => reviewed,
        body: { author: 'customer', cause: 'insult' },
        evenForeign: principals,
      },
    ],
    [
      'keepReview',
      {
        own: () => null,
        foreign: () => reviewed,
        body: { author: 'customer' },
        evenForeign: ['admin'],
      },
    ],
    ['hideReview', on({ author: 'customer', ...reason }, ['admin'])],
    ['cancelBooking', on(reason)],
    ['cancelAsAdmin', on(reason, ['admin'])],
    ['amendBooking', on({ newStartsAt, ...reason }, ['admin'])],
    // Only the people of its store do these, who are on no side
    ['listColleagues', nobody],
    ['handOver', { ...nobody, body: { fromId: nothing, startsAt: newStartsAt, toId: nothing } }],
    ['contestStrike', on(reason)],
    ['liftStrike', on(reason, ['admin'])],
    ['upholdStrike', on(reason, ['admin'])],
    ['resolveDispute', on({ outcome: 'completed', ...reason }, ['admin'])],
  ]);
};

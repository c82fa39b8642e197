import { bookingContract } from '@osta/contracts/booking/contract';
import { processManagersOf } from '@osta/platform/process/process-managers-of';
import type { Service } from '@osta/platform/service';
import type { Surroundings } from '@osta/platform/service-module';

import { bookingAggregate } from './commands/booking-aggregate.ts';
import { bookingCommands } from './commands/booking-commands.ts';
import { keepCalendarFeeds } from './commands/calendar-feed.ts';
import { noteClient } from './commands/client-note.ts';
import { conversationAggregate } from './commands/conversation-aggregate.ts';
import { conversationCommands } from './commands/conversation-commands.ts';
import { onFollowing } from './commands/following.ts';
import { handOverCommands } from './commands/hand-over-commands.ts';
import { reviewCommands } from './commands/review-commands.ts';
import { seriesAggregate } from './commands/series-aggregate.ts';
import { seriesCommands } from './commands/series-commands.ts';
import { slotCommands } from './commands/slot-commands.ts';
import { strikeCommands } from './commands/strike-commands.ts';
import { systemCommands } from './commands/system-commands.ts';
import { waitAggregate } from './commands/wait-aggregate.ts';
import { waitCommands, waitSystemCommands } from './commands/wait-commands.ts';
import { workCommands } from './commands/work-commands.ts';
import type { BookingPolicy } from './domain/booking/booking-policy.ts';
import { startCodes } from './door/start-code.ts';
import { adminBookingRoutes } from './http/admin-bookings.ts';
import { bookingRoutes } from './http/bookings.ts';
import { calendarFeedRoutes } from './http/calendar-feed.ts';
import { colleagueRoutes } from './http/colleagues.ts';
import { conversationRoutes } from './http/conversations.ts';
import { myDataRoutes } from './http/my-data.ts';
import { overTimeRoutes } from './http/over-time.ts';
import { reviewRoutes } from './http/reviews.ts';
import { seriesRoutes } from './http/series.ts';
import { slotRoutes } from './http/slots.ts';
import { strikeRoutes } from './http/strikes.ts';
import { waitRoutes } from './http/waits.ts';
import { bookingTimers } from './process/booking-timers.ts';
import { conversationTimers } from './process/conversation-timers.ts';
import { waitTimers } from './process/wait-timers.ts';
import { whenAccountErased } from './process/when-account-erased.ts';
import { whenHandedOver } from './process/when-handed-over.ts';
import { whenRequestMoved } from './process/when-request-moved.ts';
import { whenSlotFreed } from './process/when-slot-freed.ts';
import { whenWaitOver } from './process/when-wait-over.ts';
import { bookingCalendar } from './queries/booking-calendar.ts';
import { findCalendarFeed, showCalendarFeed } from './queries/calendar-feed.ts';
import { checkReceipt } from './queries/check-receipt.ts';
import { countBookings } from './queries/count-bookings.ts';
import { countCalendarDays } from './queries/count-calendar-days.ts';
import { getBooking } from './queries/get-booking.ts';
import { getConversation, listUnreadMessages } from './queries/get-conversation.ts';
import { listBookings } from './queries/list-bookings.ts';
import { findClientNotes, listClients, showClient } from './queries/list-clients.ts';
import { listColleagues } from './queries/list-colleagues.ts';
import { listReportedReviews } from './queries/list-reported-reviews.ts';
import { listReviews } from './queries/list-reviews.ts';
import { listSlots } from './queries/list-slots.ts';
import { listStrikes, listUnresolved } from './queries/list-strikes.ts';
import { findMyWaits, listWaits } from './queries/list-waits.ts';
import { findMyBookings } from './queries/my-bookings.ts';
import { searchBookings } from './queries/search-bookings.ts';
import { showSeriesDates } from './queries/series-dates.ts';
import { showCalendar } from './queries/show-calendar.ts';
import { showStatistics } from './queries/statistics.ts';
import { showStoreCalendar } from './queries/store-bookings.ts';
import { showUsualTerms } from './queries/usual-terms.ts';
import { catalogueCopy } from './read-models/catalogue-copy.ts';
import { figuresCopy } from './read-models/figures-copy.ts';
import { offeringsCopy } from './read-models/offerings-copy.ts';
import { pausesCopy } from './read-models/pauses-copy.ts';
import { peopleCopy } from './read-models/people-copy.ts';
import { phonesCopy } from './read-models/phones-copy.ts';
import { standingCopy } from './read-models/standing-copy.ts';
import { storesCopy } from './read-models/stores-copy.ts';
import { workPlacesCopy } from './read-models/work-places-copy.ts';
import { writtenNamesCopy } from './read-models/written-names-copy.ts';

/** Wires the service of bookings. */
export function createBookingService(surroundings: Surroundings, policy: BookingPolicy): Service {
  const { config, pools, doorbell, clock } = surroundings;
  const { name: schema } = bookingContract;

  const bookings = bookingAggregate.over(pools.command, doorbell);
  const startCode = startCodes(config.sessionCookie.secret);
  const system = systemCommands(bookings, policy, pools.background);
  const reading = { pool: pools.read, schema, clock, policy, startCode };
  const waits = waitAggregate.over(pools.command, doorbell);
  const waitSystem = waitSystemCommands(waits);
  const slots = slotCommands({ bookings, policy });
  const series = seriesCommands({
    bookings: seriesAggregate(bookings, { pool: pools.command, doorbell, policy }),
    policy,
  });
  const commands = {
    ...bookingCommands({ bookings, policy }),
    ...workCommands({ bookings, policy, startCode }),
    ...reviewCommands(bookings),
    ...strikeCommands({ bookings, policy }),
    ...handOverCommands({ bookings, policy }),
  };
  const conversations = conversationCommands(
    conversationAggregate.over(pools.command, doorbell),
    policy.messages,
    pools.background,
  );
  const talking = { pool: pools.read, schema, clock, policy: policy.messages };
  const processManager = processManagersOf(bookingContract, surroundings);

  return {
    name: bookingContract.name,
    routes: [
      ...myDataRoutes(
        findMyBookings(pools.read, {
          getBooking: getBooking(reading),
          getConversation: getConversation(talking),
          findCalendarFeed: findCalendarFeed(pools.read),
          listNotes: findClientNotes(pools.read),
          findMyWaits: findMyWaits(pools.read),
        }),
      ),
      ...calendarFeedRoutes({
        ...keepCalendarFeeds({ pool: pools.command, publicUrl: config.publicUrl, clock }),
        findCalendarFeed: findCalendarFeed(pools.read),
        showCalendarFeed: showCalendarFeed({
          pool: pools.read,
          schema,
          publicUrl: config.publicUrl,
          clock,
        }),
      }),
      ...Object.values(slots).map(({ route }) => route),
      ...conversationRoutes({
        getConversation: getConversation(talking),
        listUnreadMessages: listUnreadMessages(talking),
      }),
      ...waitRoutes(listWaits(reading)),
      ...Object.values(waitCommands(waits, policy)).map(({ route }) => route),
      ...strikeRoutes({
        listStrikes: listStrikes(reading),
        listUnresolved: listUnresolved(reading),
      }),
      ...adminBookingRoutes(searchBookings(reading)),
      ...bookingRoutes({
        getBooking: getBooking(reading),
        checkReceipt: checkReceipt(reading),
        bookingCalendar: bookingCalendar({ publicUrl: config.publicUrl, clock }),
        listBookings: listBookings(reading),
        countBookings: countBookings(pools.read),
        showUsualTerms: showUsualTerms(pools.read, clock),
        showCalendar: showCalendar(reading),
        countCalendarDays: countCalendarDays(pools.read),
        listClients: listClients(reading),
        showClient: showClient(reading),
        noteClient: noteClient({ pool: pools.command, clock }),
      }),
      ...overTimeRoutes({
        showStoreCalendar: showStoreCalendar(reading),
        showStatistics: showStatistics(reading),
      }),
      ...Object.values(series).map(({ route }) => route),
      ...seriesRoutes({
        showSeriesDates: showSeriesDates(reading),
        onFollowing: onFollowing(pools.command),
        confirmBooking: commands.confirmBooking,
        proposeTime: commands.proposeTime,
        acceptTime: commands.acceptTime,
        cancelBooking: commands.cancelBooking,
      }),
      ...slotRoutes(listSlots(reading)),
      ...colleagueRoutes(listColleagues(reading)),
      ...reviewRoutes({
        listReviews: listReviews(reading),
        listReportedReviews: listReportedReviews(reading),
      }),
      ...Object.values(commands).map(({ route }) => route),
      conversations.sendMessage.route,
      conversations.readMessages.route,
    ],
    subscriptions: [
      catalogueCopy.over(pools.background),
      peopleCopy.over(pools.background),
      writtenNamesCopy.over(pools.background),
      phonesCopy.over(pools.background),
      offeringsCopy.over(pools.background),
      storesCopy.over(pools.background),
      workPlacesCopy.over(pools.background),
      standingCopy.over(pools.background),
      pausesCopy.over(pools.background),
      figuresCopy.over(pools.background),
      processManager('request-moved', ['request'], whenRequestMoved(system, pools.background)),
      processManager(
        'account-erased',
        ['account'],
        whenAccountErased(system, waitSystem, pools.background),
      ),
      processManager(
        'slot-freed',
        ['booking'],
        whenSlotFreed(system, waitSystem, { pool: pools.background, clock }),
      ),
      processManager(
        'handed-over',
        ['booking'],
        whenHandedOver(conversations.announceMessages, pools.background),
      ),
      processManager('wait-over', ['wait'], whenWaitOver(system, pools.background)),
    ],
    timers: {
      ...bookingTimers(system),
      ...conversationTimers(conversations.announceMessages),
      ...waitTimers(waitSystem),
    },
    stop: async () => undefined,
  };
}

import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The internal commands of a service with one aggregate. `over` is what they are declared over. */
const systemCommands = (over) => ({
  file: 'system-commands',
  declares: 'systemCommands',
  Type: 'SystemCommands',
  over,
  held: 'system',
});

/** Those of one aggregate among several: in a file of their own. */
function ofAggregate(aggregate, { over, held }) {
  const declares = `${aggregate}SystemCommands`;
  const Type = declares.charAt(0).toUpperCase() + declares.slice(1);
  return { file: `${aggregate}-system-commands`, declares, Type, over, held };
}

/**
 * What the generator knows of an aggregate, to add a command to it.
 *
 * - `context`: the topic, and the folder of the contracts
 * - `fold`, `foldFile`: the fold and where it is; `State`, `stateFile`, `stateWords`, `alsoImports`: its state, and what a decider imports
 * - `evolves`: where the fold takes an event apart; `same`: what it returns when nothing changes
 * - `target`, `Target`: what a command names; `owner`: the member of an event that says whose words it carries
 * - `isOwn`: the caller is the target, so the path has no id
 * - `isMissing`: when a decider refuses; `refusal`, `Refusal`: with what; `ended`: what more it refuses
 * - `givenBy`: what it takes of the context
 * - `commands`: the file of the declarations, and the function in it
 * - `under`: the path of the command; `operations`: the list of operations, `params` and `answer` what one of them has
 * - `declared`: what the service adds to it besides access and decider
 * - `rule`: how the authorisation matrix tries it
 * - `silent`: the files that say what follows from an event, here or elsewhere: from a new one, nothing
 * - `said`: what each event of the stream carries beside `owner`, and how a decider gets it
 * - `also`: returns the other places that list every command or event, with a line for each; an internal command is one of the system, without a note
 * - `isNothing`: when there is nothing that a command of the system could be about
 * - `system`: the file of the internal commands, the function and the type in it, what that takes, and what the service calls its result
 * - `table`: has a row for each stream, with a column named after `owner`
 * - `since`, `written`: the moment in the state from which a deadline counts, and the line after which the state says what has passed; absent where deadlines have another shape
 * - `story`: what the test starts from
 */
const known = {
  request: {
    request: {
      context: 'request',
      fold: 'serviceRequest',
      foldFile: 'service-request',
      State: 'ServiceRequest',
      stateFile: 'service-request',
      stateWords: 'type { ServiceRequest }',
      evolves: 'function evolveWritten',
      same: 'request',
      target: 'requestId',
      Target: 'ServiceRequestId',
      owner: 'customerId',
      isMissing: "state.status === 'none' || state.customerId !== actor",
      refusal: 'REQUEST_NOT_FOUND',
      Refusal: 'RequestNotFound, RequestIllegalTransition',
      ended:
        'if (requestVerbs[statusAt(state, now)].length === 0) return refuse(illegal(state, now));',
      givenBy: '{ actor, now }',
      commands: ['request-commands', 'requestCommands'],
      system: systemCommands('requests'),
      table: 'service_request',
      under: '/api/requests/{requestId}',
      operations: 'requestOperations',
      params: 'RequestPath',
      answer: 'RequestReceipt',
      refusals: ['REQUEST_NOT_FOUND', 'REQUEST_ILLEGAL_TRANSITION'],
      alsoImports: `import { illegal, requestVerbs } from './allowed.ts';\nimport { statusAt } from './standing.ts';`,
      rule: "ofCustomer(requestOf, { note: 'Kitchen' })",
      silent: [
        'events/contracts/src/request/obligations.ts',
        'services/notification/src/domain/notify/notify.ts',
        'services/notification/src/domain/reading/answered-by.ts',
        'services/request/src/read-models/invitation-changes.ts',
      ],
      also: ({ command, operation, event, isInternal }) => [
        {
          file: 'services/notification/src/domain/notify/notify.test.ts',
          after: /^const rows: .*\[$/mu,
          line: `['${event}', customerId, { customerId${isInternal ? '' : ", note: 'Kitchen'"} }, []],`,
        },
        {
          file: 'services/request/src/testing/every-move.ts',
          after: /^export const moves: .*\[$/mu,
          line: isInternal
            ? `move(s, 4, (state, _, x) => ${operation}({ requestId }, state, x)),`
            : `move(c, 4, (state, _, x) => ${operation}({ requestId, note: reason }, state, x)),`,
          imports: `import { ${operation} } from '../domain/request/${command}.ts';`,
        },
      ],
      story: {
        ownImports:
          "import { as, drafted, requestId, salma, stranger } from '../../testing/leaking-sink.ts';",
        target: 'requestId',
        owner: 'salma',
        history: 'drafted',
        byOwner: 'as(salma)',
        byStranger: 'as(stranger)',
      },
    },
  },
  booking: {
    booking: {
      context: 'booking',
      fold: 'booking',
      foldFile: 'booking',
      State: 'Booking',
      stateFile: 'booking',
      stateWords: '{ sideOf, type Booking }',
      evolves: 'function evolveMade',
      same: 'made',
      target: 'bookingId',
      Target: 'BookingId',
      owner: 'customerId',
      isMissing:
        "state.status === 'none' || state.status === 'refused' || sideOf(state, actor) === undefined",
      refusal: 'BOOKING_NOT_FOUND',
      Refusal: 'BookingNotFound',
      isNothing: "state.status === 'none' || state.status === 'refused'",
      commands: ['booking-commands', 'bookingCommands'],
      system: systemCommands('bookings'),
      table: 'booking',
      under: '/api/bookings/{bookingId}',
      operations: 'bookingOperations',
      params: 'BookingPath',
      answer: 'BookingReceipt',
      rule: "on({ note: 'Kitchen' })",
      silent: [
        'events/contracts/src/booking/obligations.ts',
        'services/notification/src/domain/notify/notify-of-booking.ts',
        'services/professional/src/read-models/taken-times-copy.ts',
        'services/request/src/process/when-booking-moved.ts',
      ],
      alsoImports: "import { parties } from './parties.ts';",
      said: {
        imports: "import { bookingParties } from './parties.ts';",
        fields: '...bookingParties,',
        json: `"professionalId": "01980000-0000-7000-8000-00000000000c", "serviceId": "plumbing.leak",
          "requestId": null, "startsAt": "2026-12-02T07:30:00.000Z",`,
        decided: '...parties(state)',
        told: 'professionalId: omar, serviceId, requestId: null, startsAt: tomorrow,',
      },
      also: ({ command, operation, event, isInternal }) => [
        {
          file: 'services/notification/src/testing/booking-news.ts',
          after: /^export const bookingNews: .*\[$/mu,
          line: `['${event}', customerId, { ${isInternal ? '' : "note: 'Kitchen'"} }, []],`,
        },
        {
          file: 'services/booking/src/testing/other-moves.ts',
          after: /^export const otherMoves: .*\{$/mu,
          line: isInternal
            ? `'${command}': [['system'], (state, context) => ${operation}({ bookingId }, state, context)],`
            : `'${command}': [sides, (state, context) => ${operation}({ bookingId, note: 'Kitchen' }, state, context)],`,
          imports: `import { ${operation} } from '../domain/booking/${command}.ts';`,
        },
      ],
      story: {
        ownImports: `import { bookingId, by, offeringId, omar, salma, serviceId, stranger, tomorrow } from '../../testing/every-move.ts';
import { slotFacts } from '../../testing/slot-facts.ts';
import { holdSlot } from './hold-slot.ts';`,
        constants: `const held = holdSlot({ offeringId, startsAt: tomorrow }, booking.initial, by(salma), slotFacts());
const history = held.ok ? held.events : [];`,
        target: 'bookingId',
        owner: 'salma',
        history: '...history',
        byOwner: 'by(salma)',
        byStranger: 'by(stranger)',
      },
    },
  },
  professional: {
    application: {
      context: 'application',
      fold: 'application',
      foldFile: 'application',
      State: 'Application',
      stateFile: 'application',
      stateWords: 'type { Application }',
      evolves: 'function evolveStarted',
      same: 'state',
      target: 'applicantId',
      Target: 'UserId',
      owner: 'applicantId',
      isOwn: true,
      isMissing: "state.status === 'none'",
      refusal: 'NOT_APPLIED',
      Refusal: 'NotApplied',
      commands: ['applicant-commands', 'applicantCommands'],
      system: ofAggregate('application', systemCommands('applications')),
      under: '/api/professional/application',
      operations: 'applicationOperations',
      answer: 'ApplicationReceipt',
      declared: 'content: ({ principal, body }) => ({ applicantId: principal.userId, ...body }),',
      silent: [
        'services/notification/src/domain/notify/notify-of-application.ts',
        'services/platform/src/people/standing-copy.ts',
      ],
      also: ({ command, operation, isInternal }) => [
        {
          file: 'services/professional/src/domain/application/application.test.ts',
          after: /^const moves: .*\[$/mu,
          line: isInternal
            ? `(state, context) => ${operation}(who, state, { ...context, actor: 'system' }),`
            : `(state, context) => ${operation}({ ...who, note: 'More' }, state, asSalem(context)),`,
          imports: `import { ${operation} } from './${command}.ts';`,
        },
      ],
      story: {
        ownImports: "import { by, happened, salem } from '../../testing/application-story.ts';",
        target: 'applicantId: salem',
        owner: 'salem',
        history: "happened('started')",
        byOwner: 'by(salem)',
      },
    },
    profile: {
      context: 'professional',
      fold: 'profile',
      foldFile: 'profile',
      State: 'Profile',
      stateFile: 'profile',
      stateWords: 'type { Profile }',
      evolves: 'export const profile',
      same: 'state',
      target: 'professionalId',
      Target: 'UserId',
      owner: 'professionalId',
      isOwn: true,
      isMissing: "state.status === 'none'",
      refusal: 'PROFILE_NOT_PUBLISHED',
      Refusal: 'ProfileNotPublished',
      commands: ['profile-commands', 'profileCommands'],
      system: { ...ofAggregate('profile', systemCommands('profiles')), held: 'profileSystem' },
      under: '/api/professional/profile',
      operations: 'professionalOperations',
      answer: 'Presence',
      declared: `content: ({ principal, body }) => ({ professionalId: principal.userId, ...body }),
        async respond({ answer: { availableUntil } }) {
          return { body: { availableUntil } };
        },`,
      story: {
        imports: `import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { ProfilePublished } from '@osta/contracts/professional/profile-published';`,
        constants: `const omar = UserId.parse('01980000-0000-7000-8000-00000000000c');
const byOmar = { actor: omar, now: Instant.parse('2026-02-27T10:04:59.999Z'), newId: () => omar };
const published = ProfilePublished.parse({
  type: 'osta.professional.profile-published',
  data: { categoryIds: ['plumbing'], placeId: 'm-tajura', headline: { ar: '', en: 'Twenty years' }, experienceYears: 20 },
});`,
        target: 'professionalId: omar',
        owner: 'omar',
        history: 'published',
        byOwner: 'byOmar',
      },
    },
  },
  store: {
    store: {
      context: 'store',
      fold: 'store',
      foldFile: 'fold',
      State: 'Store',
      stateFile: 'store',
      stateWords: 'type { Store }',
      evolves: 'function evolveLater',
      same: 'state',
      target: 'storeId',
      Target: 'StoreId',
      owner: 'ownerId',
      isMissing: "state.status === 'none' || state.ownerId !== actor",
      refusal: 'STORE_NOT_FOUND',
      Refusal: 'StoreNotFound',
      commands: ['listing-commands', 'listingCommands'],
      system: systemCommands('stores'),
      table: 'store',
      under: '/api/stores/{storeId}',
      operations: 'storeOperations',
      params: 'StorePath',
      answer: 'StoreReceipt',
      rule: "onStore({ note: 'Kitchen' })",
      silent: ['services/notification/src/domain/notify/notify-of-store.ts'],
      story: {
        imports: "import { StoreDrafted } from '@osta/contracts/store/store-drafted';",
        ownImports:
          "import { basic, beginning, on, owner, stranger } from '../../testing/history-store.ts';",
        constants: `const drafted = StoreDrafted.parse({
  type: 'osta.store.store-drafted',
  data: { ownerId: owner, basic, draftedAt: beginning },
});
const by = (actor: typeof owner) => ({ actor, now: beginning, newId: () => on.storeId });`,
        target: '...on',
        owner: 'owner',
        history: 'drafted',
        byOwner: 'by(owner)',
        byStranger: 'by(stranger)',
      },
    },
  },
};

/** Aggregates whose commands have another shape, and the one to follow. */
const others = {
  professional: {
    offering:
      'Every event of a service says all of it: follow services/professional/src/domain/offering/pause-service.ts',
  },
  identity: {
    account:
      'Commands of accounts answer the account: follow services/identity/src/domain/account/update-profile.ts',
  },
  catalogue: {
    catalogue:
      'An entry has one event, which says all its words: follow services/catalogue/src/domain/catalogue/change-search-words.ts',
    redirect:
      'Commands of redirects answer the whole table: follow services/catalogue/src/domain/redirect/set-redirect.ts',
  },
  notification: {
    reading:
      'Marking as read is one statement without events of its own: follow services/notification/src/commands/read-notification.ts',
  },
};

/** Returns what holds for every aggregate that `npm run new -- service` makes. */
const asGenerated = ({ name, names, Name, NAME }) => ({
  context: name,
  fold: name,
  foldFile: name,
  State: Name,
  stateFile: name,
  stateWords: `type { ${Name} }`,
  evolves: `export const ${name}`,
  same: 'state',
  target: `${name}Id`,
  Target: `${Name}Id`,
  owner: 'customerId',
  isMissing: "state.status === 'none' || state.customerId !== actor",
  refusal: `${NAME}_NOT_FOUND`,
  Refusal: `${Name}NotFound`,
  commands: [`${name}-commands`, `${name}Commands`],
  system: systemCommands(names),
  table: name,
  since: 'openedAt',
  written: /^ {2}readonly openedAt: Instant;$/mu,
  under: `/api/${names}/{${name}Id}`,
  operations: `${name}Operations`,
  params: `${Name}Path`,
  answer: `${Name}Receipt`,
  rule: "on({ note: 'Kitchen' })",
  story: {
    imports: `import { ${Name}Id, UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { ${Name}Opened } from '@osta/contracts/${name}/${name}-opened';`,
    constants: `const salma = UserId.parse('01980000-0000-7000-8000-00000000000a');
const stranger = UserId.parse('01980000-0000-7000-8000-00000000000b');
const ${name}Id = ${Name}Id.parse('01980000-0000-7000-8000-0000000000d1');
const by = (actor: UserId) => ({
  actor,
  now: Instant.parse('2026-03-01T07:30:00.000Z'),
  newId: () => ${name}Id,
});
const opened = ${Name}Opened.parse({
  type: 'osta.${name}.${name}-opened',
  data: { customerId: salma, title: 'Kitchen', openedAt: '2026-03-01T07:30:00.000Z' },
});`,
    target: `${name}Id`,
    owner: 'salma',
    history: 'opened',
    byOwner: 'by(salma)',
    byStranger: 'by(stranger)',
  },
});

/** Returns what the generator knows of an aggregate; undefined where it knows nothing. */
export function aggregateOf(service, aggregate, forms) {
  const isGenerated = service === aggregate && !known[service] && !others[service];
  const found = isGenerated ? asGenerated(forms) : known[service]?.[aggregate];
  const Refusals = found?.Refusal.replaceAll(', ', ' | ');
  return found && { isNothing: "state.status === 'none'", ...found, Refusals };
}

/** Returns a sentence that says why the generator adds no command to an aggregate; undefined when it does. */
export function problemOfAggregate(root, service, aggregate) {
  const domain = path.join(root, 'services', service, 'src/domain');
  const folders = foldersIn(domain);
  if (folders.length === 0) return `There is no services/${service} with a domain`;
  const other = others[service]?.[aggregate];
  if (other) return other;
  const offered = known[service] ? Object.keys(known[service]) : folders;
  return offered.includes(aggregate) && !(others[service] && !known[service])
    ? undefined
    : `${service} has no commands of ${aggregate} that can be generated`;
}

function foldersIn(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((each) => each.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}

/** Returns every aggregate that the generator knows by hand, beside the name of its service. */
export function knownAggregates() {
  return Object.entries(known).flatMap(([service, aggregates]) =>
    Object.values(aggregates).map((aggregate) => [service, aggregate]),
  );
}

/** Returns what each event of a context says of the people in it: `owner` is whose words it carries. */
export function saidIn(context) {
  const { owner = 'customerId', said } =
    knownAggregates().find(([, each]) => each.context === context)?.[1] ?? {};
  const alone = { imports: "import { UserId } from '../ids.ts';", fields: `${owner}: UserId,` };
  return { owner, said: said ?? alone };
}

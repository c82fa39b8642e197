/**
 * The test files that may take longer than their kind (seconds.mjs), each with the reason. They start before all
 * others and in this order (slow-first.mjs), so the longest of each kind stand first.
 */
export const slowFiles = {
  // In a browser: each has a product of its own, and a page takes seconds
  'tests/e2e/routes.e2e.test.ts': 'asks for every page as everybody, and looks at each',
  'tests/e2e/embedded.e2e.test.ts': 'an account lives until its erasure, in one story',
  'tests/e2e/bookings.e2e.test.ts': 'two people follow a booking from the offer to the review',
  'tests/e2e/stores.e2e.test.ts': 'a store from its draft to its receipt, between three people',
  'tests/e2e/before-hydration.e2e.test.ts': 'pages are held back until they may live',
  'tests/e2e/behaviour.e2e.test.ts': 'scrolling and themes are waited for',
  'tests/e2e/shell.e2e.test.ts': 'calls that fail are tried again before the page says so',
  'tests/e2e/applications.e2e.test.ts': 'seven sections of an application, and who decides',
  'tests/e2e/near-by.e2e.test.ts': 'a map is moved, and a list follows',
  'tests/e2e/start.e2e.test.ts': 'starts the product again and again',
  'tests/e2e/offerings.e2e.test.ts': 'a service is described, priced, timed and published',
  'tests/e2e/every-page.e2e.test.ts': 'looks at every letter, and for what must not be there',

  // With Postgres, Redis or Kafka
  'services/standalone/tests/authorisation.it.test.ts': 'asks every operation as everybody',
  // Before the others that share its market: it makes it while they would wait
  'services/platform/tests/process.it.test.ts': 'processes start, stop and are killed',
  'services/platform/tests/outages.it.test.ts': 'servers go away and come back',
  'events/subscription/tests/crashes.it.test.ts': 'readers are killed at every moment',
  'services/standalone/tests/hostile.it.test.ts': 'puts five hundred words into every field',
  'services/standalone/tests/hostile-requests.it.test.ts':
    'asks every operation in every wrong way',
  'services/standalone/tests/hostile-bodies.it.test.ts': 'spoils every body in every way',
  'services/standalone/tests/audit-truth.it.test.ts':
    'spoils each table, and audits it anew each time',
  'services/standalone/tests/osta-audit.it.test.ts': 'each command line is a process',
  'services/request/tests/explain.it.test.ts': 'plans are those of a market of real size',
  'services/store/tests/store-search.it.test.ts': 'plans are those of a market of real size',
  'services/professional/tests/list-plan.it.test.ts': 'plans are those of a market of real size',
  'services/booking/tests/explain.it.test.ts': 'plans are those of a market of real size',
  'services/notification/tests/explain.it.test.ts': 'plans are those of a market of real size',
  'services/standalone/tests/erasure.it.test.ts': 'somebody uses all of the product, and leaves it',
  'services/standalone/tests/parked.it.test.ts':
    'an event is tried as often as it may be before it is parked',
  'services/infrastructure/tests/postgres-crash.it.test.ts': 'a server is killed and recovers',
  'events/store/tests/relay.it.test.ts': 'relays take over from each other',
  'events/subscription/tests/postgres-subscription.it.test.ts':
    'readers wait, time out and take over',
  'events/log/tests/postgres-event-log.it.test.ts': 'every promise of a log, over tables',
  'events/log/tests/kafka-event-log.it.test.ts': 'every promise of a log, over Kafka',
  'services/identity/tests/second-step-sign-in.it.test.ts': 'each try to log in costs a hash',
  'services/identity/tests/abuse.it.test.ts': 'limits are reached with as many tries as they allow',
  'services/identity/tests/avatar.it.test.ts': 'pictures are decoded and drawn again',
  'services/store/tests/pictures.it.test.ts': 'pictures are decoded and drawn again',
  'services/notification/tests/rebuild.it.test.ts': 'a table is written again while it is read',
  'services/booking/tests/bookings.it.test.ts': 'every step that a booking can take, over HTTP',
  'services/booking/tests/slots.it.test.ts': 'free times of weeks, and who wins one of them',
  'services/professional/tests/applications.it.test.ts': 'every section and decision, with papers',

  // Stories, in a browser
  'ui-kit/src/testing/hydration-ar.browser.test.tsx': 'hydrates stories by the hundred',
  'ui-kit/src/testing/hydration-en.browser.test.tsx': 'hydrates stories by the hundred',
  'ui-kit/src/calendar/calendar.stories.tsx': 'four views of a full calendar',
  'ui-kit/src/week-hours/week-hours-editor.stories.tsx':
    'a form of seven days with several ranges each',
  'ui-kit/src/map-view/map-view.stories.tsx': 'draws the map of Libya',
  'ui-kit/src/map-field/map-field.stories.tsx': 'draws the map of Libya',
  'ui-kit/src/image-upload/image-upload.stories.tsx': 'reads, crops and draws pictures',
  'ui-kit/src/chart/chart.stories.tsx': 'every chart, with every kind of data',
  'ui-kit/src/combobox/combobox.stories.tsx': 'long lists, searched letter by letter',
  'ui-kit/src/notifications/notification-dropdown.stories.tsx':
    'long lists that grow while they are read',
  'ui-kit/src/pages/home.stories.tsx': 'a whole page',
  'ui-kit/src/pages/dashboard.stories.tsx': 'a whole page',
  'ui-kit/src/pages/booking.stories.tsx': 'a whole page',
  'ui-kit/src/pages/search.stories.tsx': 'a whole page',
  'ui-kit/src/table/table.stories.tsx': 'long tables, at every width',
  'ui-kit/src/slot-picker/slot-picker.stories.tsx': 'weeks of free times',
  'ui-kit/src/testing/gates/gates.browser.test.tsx': 'each gate finds the mistakes that it is for',
  'ui-kit/src/testing/server-render.test.tsx': 'renders every story on the server',
  'ui-kit/tests/size-budget.test.ts': 'bundles every component',
  'ui-kit/src/styles/sheets.test.ts': 'reads every style sheet',
  'ui-kit/src/formats/initials.test.ts': 'a thousand random names, letter by letter',

  // Pure code
  'services/booking/src/domain/booking/booking.test.ts': 'random stories of bookings',
  'services/request/src/domain/request/service-request.test.ts': 'random stories of requests',
  'services/standalone/src/request-and-booking.test.ts':
    'random stories of two services that hear of each other late',
  'services/professional/src/domain/application/application.test.ts':
    'random stories of applications',
  'services/platform/src/files/make-document.test.ts':
    'draws PDFs, each on a thread of its own, and waits for one that takes too long',
  'services/store/src/files/make-receipt.test.ts': 'draws a PDF, on a thread of its own',
  'events/contracts/src/json-schemas.test.ts': 'compares every schema with what events are read by',
  'events/contracts/src/offering/free-slots.test.ts': 'random weeks, every slot of them looked at',
  'services/platform/src/personal-data/sealing.test.ts': 'seals and opens random texts',
  'services/identity/src/auth/password-hashing.test.ts': 'a hash is slow on purpose',
  'services/identity/src/domain/password/is-too-common.test.ts':
    'reads the list of common passwords',
  'tests/run/report.test.mjs': 'runs Vitest on files that fail',
  'events/subscription/src/supervise.test.ts': 'readers stall and recover in real time',
  'services/platform/src/http/server/create-server.test.ts':
    'whoever keeps a connection open has a second',
};

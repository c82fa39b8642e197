import { badge, command, first, fold, notice, request, verb } from './edits.mjs';

/** Mistakes that dependency-cruiser catches. */
export const boundaryPlants = [
  {
    mistake: 'A service that imports another service',
    tool: 'depcruise',
    says: /service-knows-no-service/u,
    edit: [first(`${request}/main.ts`, "import '@osta/notification/manifest';")],
  },
  {
    mistake: 'The platform knows a service',
    tool: 'depcruise',
    says: /platform-below-services/u,
    edit: [first('services/platform/src/handle.ts', "import '@osta/request/manifest';")],
  },
  {
    mistake: 'Infrastructure that knows what it is used for',
    tool: 'depcruise',
    says: /infrastructure-knows-nobody/u,
    edit: [first('services/infrastructure/src/redis-server.ts', "import '@osta/contracts/topic';")],
  },
  {
    mistake: 'A service that knows a former version of an event',
    tool: 'depcruise',
    says: /former-events-in-their-topic-only/u,
    edit: [
      first(
        `${request}/service.ts`,
        "import type {} from '@osta/contracts/request/former/quote-submitted.v1';",
      ),
    ],
  },
  {
    mistake: 'A read model that issues commands',
    tool: 'depcruise',
    says: /read-models-decide-nothing/u,
    edit: [
      first(
        'services/request/src/read-models/professionals-copy.ts',
        "import type {} from '../commands/quote-commands.ts';",
      ),
    ],
  },
  {
    mistake: 'A copy among the process managers',
    tool: 'depcruise',
    says: /copies-have-their-room/u,
    edit: [
      first(
        'services/request/src/process/request-timers.ts',
        "import type {} from '@osta/platform/read-models/define-copy';",
      ),
    ],
  },
  {
    mistake: 'A service that starts its own database',
    tool: 'depcruise',
    says: /infrastructure-is-for-hosts-and-tests/u,
    edit: [first(`${request}/service.ts`, "import '@osta/infrastructure/embedded-postgres';")],
  },
  {
    mistake: 'Two modules in a circle',
    tool: 'depcruise',
    says: /no-cycle/u,
    edit: [first(fold, "import type {} from './accept-quote.ts';")],
  },
  {
    mistake: 'Two folders in a circle',
    tool: 'depcruise',
    says: /no-folder-circle: services\/platform\/src\/auth/u,
    edit: [
      first(
        'services/platform/src/auth/principal.ts',
        "import type {} from '../http/input/take-turns.ts';",
      ),
    ],
  },
  {
    mistake: 'The declaration of a route that knows how it is served',
    tool: 'depcruise',
    says: /declarations-before-the-work/u,
    edit: [
      first('services/platform/src/http/route.ts', "import type {} from './input/read-query.ts';"),
    ],
  },
  {
    mistake: 'Files read in domain/',
    tool: 'depcruise',
    says: /pure-domain: .*accept-quote\.ts → .*fs/u,
    edit: [first(verb, "import { readFileSync } from 'node:fs';")],
  },
  {
    mistake: 'The database port used in domain/',
    tool: 'depcruise',
    says: /pure-domain: .*decline-quote\.ts → events\/store/u,
    edit: [
      first(
        `${request}/domain/request/decline-quote.ts`,
        "import type { Streams } from '@osta/event-store/streams';",
      ),
    ],
  },
  {
    mistake: 'A command that knows more of HTTP than its declaration',
    tool: 'depcruise',
    says: /commands-declare-their-edge/u,
    edit: [first(command, "import type {} from '../http/requests.ts';")],
  },
  {
    mistake: 'A query that knows HTTP',
    tool: 'depcruise',
    says: /queries-know-no-edge/u,
    edit: [
      first(`${request}/queries/get-request.ts`, "import type {} from '../http/requests.ts';"),
    ],
  },
  {
    mistake: 'A query that issues a command',
    tool: 'depcruise',
    says: /queries-do-not-command/u,
    edit: [first(`${request}/queries/get-request.ts`, "import '../commands/quote-commands.ts';")],
  },
  {
    mistake: 'zod in the web bundle through a contract',
    tool: 'depcruise',
    says: /web-takes-types-only/u,
    edit: [first(notice, "import { RequestStatus } from '@osta/contracts/request/status';")],
  },
  {
    mistake: 'The web talks to a store',
    tool: 'depcruise',
    says: /web-speaks-http/u,
    edit: [first(notice, "import '@osta/event-store/memory-doorbell';")],
  },
  {
    mistake: 'A component that knows a contract',
    tool: 'depcruise',
    says: /ui-kit-knows-nothing/u,
    edit: [first(badge, "import type {} from '@osta/contracts/request/status';")],
  },
  {
    mistake: 'An icon past the registry, which would know whether it mirrors',
    tool: 'depcruise',
    says: /icons-from-the-registry/u,
    edit: [first(badge, "import { ArrowRight } from 'lucide-react';")],
  },
  {
    mistake: 'One feature that imports another',
    tool: 'depcruise',
    says: /feature-knows-no-feature/u,
    edit: [
      first(
        'web/src/features/requests/use-request-rules.ts',
        "import type {} from '../notifications/notifications.queries.ts';",
      ),
    ],
  },
  {
    mistake: 'Reference data that know a contract',
    tool: 'depcruise',
    says: /reference-stands-alone/u,
    edit: [first('events/reference/src/names.ts', "import type {} from '@osta/contracts/locale';")],
  },
  {
    mistake: 'Node in a browser-safe contract',
    tool: 'depcruise',
    says: /contracts-stand-alone/u,
    edit: [first('events/contracts/src/ids.ts', "import 'node:fs';")],
  },
  {
    mistake: 'A service that reads by Prisma Client',
    tool: 'depcruise',
    says: /prisma-client-in-identity-only/u,
    edit: [first('services/request/src/service.ts', "import '@prisma/client';")],
  },
  {
    mistake: 'A replay that could send',
    tool: 'depcruise',
    says: /replay-cannot-send/u,
    edit: [first('events/audit/src/rebuild.ts', "import 'node:net';")],
  },
  {
    mistake: 'Kafka outside its port',
    tool: 'depcruise',
    says: /kafka-behind-its-port/u,
    edit: [first('services/platform/src/create-eventing.ts', "import 'kafkajs';")],
  },
  {
    mistake: 'A path into the folders of another package',
    tool: 'depcruise',
    says: /no-way-round-the-entry/u,
    edit: [first(command, "import type {} from '../../../platform/src/clock.ts';")],
  },
  {
    mistake: 'A package that is not in package.json',
    tool: 'depcruise',
    says: /no-undeclared-package/u,
    edit: [first(command, "import 'helmet';")],
  },
  {
    mistake: 'An import that leads nowhere',
    tool: 'depcruise',
    says: /no-unresolvable: .*queries\/request-view\.ts/u,
    edit: [first(`${request}/queries/request-view.ts`, "import './nowhere.ts';")],
  },
  {
    mistake: 'A library that knows a service',
    tool: 'depcruise',
    says: /events-below-services/u,
    edit: [first('events/store/src/relay.ts', "import type {} from '@osta/platform/clock';")],
  },
  {
    mistake: 'A service that knows the user interface',
    tool: 'depcruise',
    says: /service-knows-no-ui/u,
    edit: [first(`${request}/service.ts`, "import type {} from '@osta/ui-kit';")],
  },
  {
    mistake: 'A test helper in production code',
    tool: 'depcruise',
    says: /no-test-in-production/u,
    edit: [first(`${request}/manifest.ts`, "import '@osta/platform/testing/given';")],
  },
  {
    mistake: 'A test package in production code',
    tool: 'depcruise',
    says: /no-dev-package-in-production/u,
    edit: [first(`${request}/manifest.ts`, "import 'fast-check';")],
  },
];

import {
  added,
  fold,
  operations,
  request,
  routes,
  sentences,
  table,
  verb,
  view,
} from './edits.mjs';

/** Mistakes that the compiler catches. */
export const typePlants = [
  {
    mistake: 'A refusal without a row in the HTTP table',
    tool: 'types',
    says: /commands\/problems\.ts.*'COUNTER_EMPTY' is missing.*TS/u,
    edit: [{ path: table, from: /^ {2}COUNTER_EMPTY:.*\n/mu, to: '' }],
  },
  {
    mistake: 'A command that forgets a refusal of its decider',
    tool: 'types',
    says: /quote-commands\.ts.*\(TS\d/u,
    edit: [{ path: operations, from: /^ {6}'ALREADY_QUOTED',\n/mu, to: '' }],
  },
  {
    mistake: 'An operation that lists a refusal which its command never answers',
    tool: 'types',
    says: /quote-commands\.ts.*CounterQuoteRefusal.*TS2345/u,
    edit: [
      { path: operations, from: "'COUNTER_EMPTY',", to: "'COUNTER_EMPTY', 'ALREADY_QUOTED'," },
    ],
  },
  {
    mistake: 'A command whose body lacks what its decider needs',
    tool: 'types',
    says: /quote-commands\.ts.*\(TS\d/u,
    edit: [{ path: operations, from: /^ {4}body: AcceptQuoteRequest,\n/mu, to: '' }],
  },
  {
    mistake: 'A command without the facts that its decider takes',
    tool: 'types',
    says: /quote-commands\.ts.*\(TS\d/u,
    edit: [{ path: routes, from: /^ {6}facts: async \(\) => policy,\n/mu, to: '' }],
  },
  {
    mistake: 'A verb that refuses with a code it never declared',
    tool: 'types',
    says: /accept-quote\.ts.*TS2322/u,
    edit: [{ path: verb, from: "code: 'QUOTE_NOT_FOUND'", to: "code: 'NOT_ALLOWED'" }],
  },
  {
    mistake: 'A fact named like a member of RFC 9457',
    tool: 'types',
    says: /planted-refusal\.ts.*TS2322/u,
    add: {
      'events/contracts/src/request/planted-refusal.ts':
        "import { z } from 'zod';\n\nimport { refusal } from '../define.ts';\n\nexport const Planted = refusal('PLANTED', { status: z.string() });\n",
    },
  },
  {
    mistake: 'A new event that the fold forgets',
    tool: 'types',
    says: /service-request\.ts.*TS(2366|7030|2322)/u,
    edit: [
      {
        path: fold,
        from: /    case 'osta\.request\.service-request-submitted':\n.*\n/u,
        to: '',
      },
    ],
  },
  {
    mistake: 'A request id where a quote id belongs',
    tool: 'types',
    says: /planted-ids\.ts.*TS2345/u,
    add: added(
      'planted-ids',
      "import type { QuoteId, ServiceRequestId } from '@osta/contracts/ids';\ndeclare function read(id: QuoteId): void;\nexport function wrong(id: ServiceRequestId): void {\n  read(id);\n}",
    ),
  },
  {
    mistake: 'A command without access',
    tool: 'types',
    says: /request-commands\.ts.*\(TS\d/u,
    edit: [
      {
        path: `${request}/commands/request-commands.ts`,
        from: /^ {6}access: 'registered',\n/mu,
        to: '',
      },
    ],
  },
  {
    mistake: 'A route without access',
    tool: 'types',
    says: /http\/requests\.ts.*\(TS\d/u,
    edit: [{ path: `${request}/http/requests.ts`, from: /^ {6}access: 'registered',\n/mu, to: '' }],
  },
  {
    mistake: 'A route that answers a problem it does not declare',
    tool: 'types',
    says: /capabilities\.ts.*\(TS\d/u,
    edit: [
      {
        path: 'services/identity/src/http/capabilities.ts',
        from: /^ {6}platformProblems: .*\n/mu,
        to: '',
      },
    ],
  },
  {
    mistake: 'A call of an operation that no service has',
    tool: 'types',
    says: /planted-call\.ts.*TS2345/u,
    add: view(
      'planted-call',
      "import { call } from '../api/call.ts';\nexport const lost = call('GET /api/nothing');",
    ),
  },
  {
    mistake: 'A call without what its path needs',
    tool: 'types',
    says: /planted-path\.ts.*TS2741/u,
    add: view(
      'planted-path',
      "import { call } from '../api/call.ts';\nexport const lost = call('GET /api/requests/{requestId}', { params: {} });",
    ),
  },
  {
    mistake: 'An array element taken for granted',
    tool: 'types',
    says: /planted-element\.ts.*TS2322/u,
    add: added('planted-element', 'export const head = (list: string[]): string => list[0];'),
  },
  {
    mistake: 'An optional field set to undefined',
    tool: 'types',
    says: /planted-optional\.ts.*TS2375/u,
    add: added('planted-optional', 'export const quote: { note?: string } = { note: undefined };'),
  },
  {
    mistake: 'An import of a type that stays in the output',
    tool: 'types',
    says: /planted-type\.ts.*TS1484/u,
    add: added(
      'planted-type',
      "import { Topic } from '@osta/contracts/topic';\nimport { Settled } from '@osta/event-store/streams';\nexport const one: Settled | undefined = Topic ? undefined : undefined;",
    ),
  },
  {
    mistake: 'An enum: syntax that does not erase',
    tool: 'types',
    says: /planted-enum\.ts.*TS1294/u,
    add: added('planted-enum', 'export enum Colour {\n  Orange,\n}'),
  },
  {
    mistake: 'A refusal that the web has no sentence for',
    tool: 'types',
    says: /problem-text\.ts.*QUOTE_NOT_FOUND.*TS2741/u,
    edit: [{ path: sentences, from: /^ {2}QUOTE_NOT_FOUND:.*\n/mu, to: '' }],
  },
  {
    mistake: 'A notification without a sentence',
    tool: 'types',
    says: /notification-text\.tsx.*TS(2741|2353)/u,
    edit: [
      {
        path: 'web/src/features/notifications/notification-text.tsx',
        from: '  quote_withdrawn: {',
        to: '  quote_taken_back: {',
      },
    ],
  },
  {
    mistake: 'A tone that the badge does not have',
    tool: 'types',
    says: /planted-badge\.tsx.*TS2322/u,
    add: {
      'web/src/components/planted-badge.tsx':
        "import { StatusBadge } from '@osta/ui-kit';\nimport type { ReactNode } from 'react';\n\nexport function Planted(): ReactNode {\n  return <StatusBadge tone=\"purple\">x</StatusBadge>;\n}\n",
    },
  },
];

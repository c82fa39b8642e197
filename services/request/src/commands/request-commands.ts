import { requestOperations } from '@osta/contracts/request/operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import { closeRequest } from '../domain/request/close-request.ts';
import { declineRequest } from '../domain/request/decline-request.ts';
import { inviteProfessionals } from '../domain/request/invite-professionals.ts';
import { reviseRequest } from '../domain/request/revise-request.ts';
import { startRequest } from '../domain/request/start-request.ts';
import { submitRequest } from '../domain/request/submit-request.ts';
import { viewRequest } from '../domain/request/view-request.ts';
import { withdrawRequest } from '../domain/request/withdraw-request.ts';
import { photoFacts } from './photo-facts.ts';
import { requestProblems } from './problems.ts';
import type { RequestAggregate } from './request-aggregate.ts';
import type { sendingFacts } from './sending-facts.ts';

interface Wiring {
  readonly requests: RequestAggregate;
  readonly sendingFacts: ReturnType<typeof sendingFacts>;
}
/** Limits the commands that notify other people. */
const rateLimit = { points: 30, seconds: 60 };

/** Declares the commands under `/api/requests`, one per operation. */
export function requestCommands({ requests, sendingFacts: facts }: Wiring) {
  const command = commandsOf(requests, requestProblems);

  return {
    startRequest: command(requestOperations.startRequest, {
      access: 'registered',
      rateLimit,
      streamOf: (_content, { newId }) => newId(0),
      decide: startRequest,
      facts,
    }),

    submitRequest: command(requestOperations.submitRequest, {
      access: 'registered',
      rateLimit,
      decide: submitRequest,
      facts,
    }),

    inviteProfessionals: command(requestOperations.inviteProfessionals, {
      access: 'registered',
      rateLimit,
      decide: inviteProfessionals,
      facts,
    }),

    reviseRequest: command(requestOperations.reviseRequest, {
      access: 'registered',
      decide: reviseRequest,
      facts: photoFacts,
    }),

    viewRequest: command(requestOperations.viewRequest, {
      access: ['professional'],
      decide: viewRequest,
    }),

    declineRequest: command(requestOperations.declineRequest, {
      access: ['professional'],
      decide: declineRequest,
    }),

    withdrawRequest: command(requestOperations.withdrawRequest, {
      access: 'registered',
      decide: withdrawRequest,
    }),

    closeRequest: command(requestOperations.closeRequest, {
      access: 'admin',
      decide: closeRequest,
    }),
  };
}

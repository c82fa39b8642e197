import { offeringOperations } from '@osta/contracts/offering/operations';
import { internalCommand } from '@osta/platform/aggregate';
import { commandsOf } from '@osta/platform/http/commands-of';

import { archiveService } from '../domain/offering/archive-service.ts';
import { askAgain } from '../domain/offering/ask-again.ts';
import { changeAvailability } from '../domain/offering/change-availability.ts';
import { draftService } from '../domain/offering/draft-service.ts';
import { pauseService } from '../domain/offering/pause-service.ts';
import { publishService } from '../domain/offering/publish-service.ts';
import { reviseService } from '../domain/offering/revise-service.ts';
import { catalogueFacts, draftingFacts } from './drafting-facts.ts';
import type { OfferingAggregate } from './offering-aggregate.ts';
import { offeringProblems } from './offering-problems.ts';
import { profileProblems } from './profile-problems.ts';
import { publishingFacts } from './publishing-facts.ts';

const rateLimit = { points: 60, seconds: 60 };

/** Declares the commands under `/api/professional/services`, one per operation. */
export function offeringCommands(offerings: OfferingAggregate) {
  const command = commandsOf(offerings, { ...offeringProblems, ...profileProblems });

  return {
    draftService: command(offeringOperations.draftService, {
      access: ['professional'],
      rateLimit,
      streamOf: (_content, { newId }) => newId(0),
      decide: draftService,
      facts: draftingFacts,
    }),

    reviseService: command(offeringOperations.reviseService, {
      access: ['professional'],
      rateLimit,
      decide: reviseService,
      facts: catalogueFacts,
    }),

    changeAvailability: command(offeringOperations.changeAvailability, {
      access: ['professional'],
      rateLimit,
      decide: changeAvailability,
    }),

    publishService: command(offeringOperations.publishService, {
      // The decider checks that the person is an approved professional, and refuses with its own code
      access: 'registered',
      rateLimit,
      decide: publishService,
      facts: publishingFacts,
    }),

    pauseService: command(offeringOperations.pauseService, {
      access: ['professional'],
      rateLimit,
      decide: pauseService,
    }),

    askAgain: command(offeringOperations.askAgain, {
      access: ['professional'],
      rateLimit,
      decide: askAgain,
    }),

    archiveService: command(offeringOperations.archiveService, {
      access: ['professional'],
      rateLimit,
      decide: archiveService,
    }),
  };
}

/** Declares the command that ends the services of an erased account; no route offers it. */
export function endService(offerings: OfferingAggregate) {
  return internalCommand(offerings, { name: 'endService', decide: archiveService });
}

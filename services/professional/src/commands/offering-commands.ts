import { OfferingId } from '@osta/contracts/ids';
import { AvailabilityRequest, OfferingReceipt, OfferRequest } from '@osta/contracts/offering/api';
import { internalCommand } from '@osta/platform/aggregate';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import { archiveService } from '../domain/offering/archive-service.ts';
import { changeAvailability } from '../domain/offering/change-availability.ts';
import { draftService } from '../domain/offering/draft-service.ts';
import { pauseService } from '../domain/offering/pause-service.ts';
import { publishService } from '../domain/offering/publish-service.ts';
import { reviseService } from '../domain/offering/revise-service.ts';
import { draftingFacts } from './drafting-facts.ts';
import { notAProfessional } from './not-a-professional.ts';
import type { OfferingAggregate } from './offering-aggregate.ts';
import { offeringRows } from './offering-problems.ts';
import { publishingFacts } from './publishing-facts.ts';

const params = z.strictObject({ offeringId: OfferingId });
const onOffering = offeringRows('OFFERING_NOT_FOUND', 'OFFERING_STATE');
const rateLimit = { points: 60, seconds: 60 };

/** Declares the commands under `/api/professional/services`, one per operation. */
export function offeringCommands(offerings: OfferingAggregate) {
  return {
    draftService: defineCommand(offerings, {
      name: 'draftService',
      summary: 'Add a service; customers see it once it is published',
      method: 'post',
      path: '/api/professional/services',
      access: ['professional'],
      rateLimit,
      body: OfferRequest,
      streamOf: (_content, { newId }) => newId(0),
      decide: draftService,
      facts: draftingFacts,
      problems: offeringRows('TOO_MANY_OFFERINGS'),
      answer: OfferingReceipt,
      status: 201,
    }),

    reviseService: defineCommand(offerings, {
      name: 'reviseService',
      summary: 'Change a service: its text, price and terms of booking',
      method: 'put',
      path: '/api/professional/services/{offeringId}',
      access: ['professional'],
      rateLimit,
      params,
      body: OfferRequest,
      ifMatch: true,
      decide: reviseService,
      problems: onOffering,
      answer: OfferingReceipt,
    }),

    changeAvailability: defineCommand(offerings, {
      name: 'changeAvailability',
      summary: 'Replace the availability of a service',
      method: 'put',
      path: '/api/professional/services/{offeringId}/availability',
      access: ['professional'],
      rateLimit,
      params,
      body: AvailabilityRequest,
      ifMatch: true,
      decide: changeAvailability,
      problems: { ...onOffering, ...offeringRows('OFFERING_WITHOUT_HOURS') },
      answer: OfferingReceipt,
    }),

    publishService: defineCommand(offerings, {
      name: 'publishService',
      summary: 'Publish a service; customers find and book it',
      method: 'post',
      path: '/api/professional/services/{offeringId}/publish',
      // The decider checks that the person is an approved professional, and refuses with its own code
      access: 'registered',
      rateLimit,
      params,
      decide: publishService,
      facts: publishingFacts,
      problems: { ...onOffering, ...notAProfessional, ...offeringRows('OFFERING_WITHOUT_HOURS') },
      answer: OfferingReceipt,
    }),

    pauseService: defineCommand(offerings, {
      name: 'pauseService',
      summary: 'Pause a service; it takes no new bookings',
      method: 'post',
      path: '/api/professional/services/{offeringId}/pause',
      access: ['professional'],
      rateLimit,
      params,
      decide: pauseService,
      problems: onOffering,
      answer: OfferingReceipt,
    }),

    archiveService: defineCommand(offerings, {
      name: 'archiveService',
      summary: 'Archive a service for good',
      method: 'post',
      path: '/api/professional/services/{offeringId}/archive',
      access: ['professional'],
      rateLimit,
      params,
      decide: archiveService,
      problems: onOffering,
      answer: OfferingReceipt,
    }),
  };
}

/** Declares the command that ends the services of an erased account; no route offers it. */
export function endService(offerings: OfferingAggregate) {
  return internalCommand(offerings, { name: 'endService', decide: archiveService });
}

import { z } from 'zod';

import { OfferingId, UserId } from '../ids.ts';
import { operations } from '../operation.ts';
import {
  AskAgainRequest,
  AvailabilityRequest,
  ListMyOfferingsQuery,
  MyOffering,
  MyOfferingPage,
  OfferRequest,
  OfferingReceipt,
  PublicOfferings,
  ServicePhotos,
} from './api.ts';

const OfferingPath = z.strictObject({ offeringId: OfferingId });
const onOffering = ['OFFERING_NOT_FOUND', 'OFFERING_STATE'] as const;

/** The operations on the services that professionals offer. */
export const offeringOperations = operations({
  listMyOfferings: {
    method: 'get',
    path: '/api/professional/services',
    summary: 'List your services, newest first',
    query: ListMyOfferingsQuery,
    answer: MyOfferingPage,
  },

  getMyOffering: {
    method: 'get',
    path: '/api/professional/services/{offeringId}',
    summary: 'Get one of your services, in both languages',
    params: OfferingPath,
    answer: MyOffering,
    refusals: ['OFFERING_NOT_FOUND'],
  },

  listPublicOfferings: {
    method: 'get',
    path: '/api/professionals/{professionalId}/services',
    summary: 'List the published services of a professional; empty for an unknown one',
    params: z.strictObject({ professionalId: UserId }),
    answer: PublicOfferings,
  },

  draftService: {
    method: 'post',
    path: '/api/professional/services',
    summary: 'Add a service; customers see it once it is published',
    body: OfferRequest,
    answer: OfferingReceipt,
    status: 201,
    refusals: ['TOO_MANY_OFFERINGS', 'SERVICE_HIDDEN', 'SERVICE_UNKNOWN'],
  },

  reviseService: {
    method: 'put',
    path: '/api/professional/services/{offeringId}',
    summary: 'Change a service: its text, price and terms of booking',
    params: OfferingPath,
    body: OfferRequest,
    answer: OfferingReceipt,
    ifMatch: true,
    refusals: [...onOffering, 'SERVICE_HIDDEN', 'SERVICE_UNKNOWN'],
  },

  changeAvailability: {
    method: 'put',
    path: '/api/professional/services/{offeringId}/availability',
    summary: 'Replace the availability of a service',
    params: OfferingPath,
    body: AvailabilityRequest,
    answer: OfferingReceipt,
    ifMatch: true,
    refusals: [...onOffering, 'OFFERING_WITHOUT_HOURS', 'EXCEPTION_IN_THE_PAST'],
  },

  saveServicePhotos: {
    method: 'put',
    path: '/api/professional/services/{offeringId}/photos',
    summary: 'Save the photos of a service and their order; the first one is the cover',
    params: OfferingPath,
    body: ServicePhotos,
    answer: OfferingReceipt,
    refusals: [...onOffering, 'PICTURE_NOT_FOUND'],
  },

  publishService: {
    method: 'post',
    path: '/api/professional/services/{offeringId}/publish',
    summary: 'Publish a service; customers find and book it',
    params: OfferingPath,
    answer: OfferingReceipt,
    refusals: [
      ...onOffering,
      'NOT_A_PROFESSIONAL',
      'SERVICE_HIDDEN',
      'SERVICE_UNKNOWN',
      'OFFERING_WITHOUT_HOURS',
    ],
  },

  pauseService: {
    method: 'post',
    path: '/api/professional/services/{offeringId}/pause',
    summary: 'Pause a service; it takes no new bookings',
    params: OfferingPath,
    answer: OfferingReceipt,
    refusals: onOffering,
  },

  askAgain: {
    method: 'post',
    path: '/api/professional/services/{offeringId}/ask-again',
    summary: 'Ask admins, once, to look again at a service that they hide',
    params: OfferingPath,
    body: AskAgainRequest,
    answer: OfferingReceipt,
    refusals: [...onOffering, 'LOOK_ALREADY_ASKED'],
  },

  archiveService: {
    method: 'post',
    path: '/api/professional/services/{offeringId}/archive',
    summary: 'Archive a service for good',
    params: OfferingPath,
    answer: OfferingReceipt,
    refusals: onOffering,
  },
});

import { z } from 'zod';

import { OfferingId } from '../ids.ts';
import { operations } from '../operation.ts';
import { HideServiceRequest, ListedOfferingPage, ListOfferingsQuery } from './admin-api.ts';
import { OfferingReceipt } from './api.ts';

const OfferingPath = z.strictObject({ offeringId: OfferingId });
const onOffering = ['OFFERING_NOT_FOUND', 'OFFERING_STATE', 'OWN_OFFERING'] as const;

/** The operations on the services that professionals offer, for admins. */
export const offeringAdminOperations = operations({
  listOfferings: {
    method: 'get',
    path: '/api/professional/offerings',
    summary: 'List the services of all professionals, newest first (admins)',
    query: ListOfferingsQuery,
    answer: ListedOfferingPage,
  },

  hideService: {
    method: 'post',
    path: '/api/professional/services/{offeringId}/hide',
    summary: 'Hide a service from customers, with a reason for its professional (admins)',
    params: OfferingPath,
    body: HideServiceRequest,
    answer: OfferingReceipt,
    ifMatch: true,
    refusals: onOffering,
  },

  showService: {
    method: 'post',
    path: '/api/professional/services/{offeringId}/show',
    summary: 'Show a hidden service to customers again (admins)',
    params: OfferingPath,
    answer: OfferingReceipt,
    ifMatch: true,
    refusals: onOffering,
  },
});

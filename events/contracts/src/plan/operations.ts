import { z } from 'zod';

import { operations } from '../operation.ts';
import { AddPlanRequest, ChangePlanRequest, PlanList, PlanReasonRequest } from './api.ts';
import { PlanHistory } from './history-api.ts';
import { PlanId } from './plan-id.ts';

const PlanPath = z.strictObject({ planId: PlanId });

/** The operations on the plans of the subscriptions of stores. */
export const planOperations = operations({
  listStorePlans: {
    method: 'get',
    path: '/api/stores/plans',
    summary: 'List the plans of a store’s subscription, with retired ones',
    answer: PlanList,
  },

  showPlanHistory: {
    method: 'get',
    path: '/api/admin/stores/plans/{planId}/history',
    summary: 'List what admins did to a plan, when and why (admins)',
    params: PlanPath,
    answer: PlanHistory,
    refusals: ['PLAN_NOT_FOUND'],
  },

  addStorePlan: {
    method: 'post',
    path: '/api/admin/stores/plans',
    summary: 'Add a plan that stores can choose (admins)',
    body: AddPlanRequest,
    answer: PlanList,
    status: 201,
    refusals: ['PLAN_EXISTS', 'PLAN_NAME_TAKEN', 'YEAR_TOO_DEAR'],
  },

  changeStorePlan: {
    method: 'put',
    path: '/api/admin/stores/plans/{planId}',
    summary: 'Change the words, the limits or the price of a plan (admins)',
    params: PlanPath,
    body: ChangePlanRequest,
    answer: PlanList,
    ifMatch: true,
    refusals: ['PLAN_NOT_FOUND', 'PLAN_NAME_TAKEN', 'YEAR_TOO_DEAR', 'PRICE_TOO_SOON'],
  },

  retireStorePlan: {
    method: 'post',
    path: '/api/admin/stores/plans/{planId}/retire',
    summary: 'Retire a plan: stores that have it keep it (admins)',
    params: PlanPath,
    body: PlanReasonRequest,
    answer: PlanList,
    refusals: ['PLAN_NOT_FOUND', 'LAST_PLAN'],
  },

  offerStorePlan: {
    method: 'post',
    path: '/api/admin/stores/plans/{planId}/offer',
    summary: 'Offer a retired plan again (admins)',
    params: PlanPath,
    body: PlanReasonRequest,
    answer: PlanList,
    refusals: ['PLAN_NOT_FOUND'],
  },
});

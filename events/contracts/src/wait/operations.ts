import { z } from 'zod';

import { SlotWaitId } from '../ids.ts';
import { operations } from '../operation.ts';
import { JoinWaitRequest, SlotWaitReceipt, SlotWaits } from './api.ts';

/** The operations on waiting lists. */
export const waitOperations = operations({
  listWaits: {
    method: 'get',
    path: '/api/bookings/waits',
    summary: 'List your current waits for a free slot',
    answer: SlotWaits,
  },

  joinWait: {
    method: 'post',
    path: '/api/bookings/waits',
    summary: 'Wait for a slot of a service to become free',
    body: JoinWaitRequest,
    answer: SlotWaitReceipt,
    status: 201,
    refusals: [
      'SERVICE_NOT_BOOKABLE',
      'PROFESSIONAL_PAUSED',
      'BOOKING_PAUSED',
      'WAIT_DAYS_INVALID',
      'ALREADY_WAITING',
      'WAIT_LIMIT_REACHED',
      'WAIT_IS_OVER',
    ],
  },

  leaveWait: {
    method: 'post',
    path: '/api/bookings/waits/{waitId}/leave',
    summary: 'Stop waiting for a free slot',
    params: z.strictObject({ waitId: SlotWaitId }),
    answer: SlotWaitReceipt,
    refusals: ['WAIT_NOT_FOUND', 'WAIT_IS_OVER'],
  },
});

import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { Dirham } from '../dirham.ts';

/** Which requests of customers reach a professional. Others are refused before they are sent. */
export const RequestRules = z.strictObject({
  /** `false`: none at all. Their services can be booked all the same. */
  acceptsRequests: z.boolean(),
  /** So many requests may go on for them at the same time; `null`: any number. */
  maxOpenRequests: z.int().min(1).max(100).nullable(),
  /**
   * A request reaches them if its customer would pay so much at most, or has not said what they would pay; `null`:
   * whatever its budget.
   */
  minBudget: Dirham.nullable(),
  /** Those that they want to be asked for; `null`: all. */
  serviceIds: z.array(ServiceId).min(1).max(100).nullable(),
});
export type RequestRules = z.infer<typeof RequestRules>;

/** The rules of a professional who has set none: every request reaches them. */
export const everyRequest: RequestRules = {
  acceptsRequests: true,
  maxOpenRequests: null,
  minBudget: null,
  serviceIds: null,
};

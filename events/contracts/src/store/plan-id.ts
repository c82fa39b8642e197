import { z } from 'zod';

import { planIds } from './plans.ts';

/** A plan of a store's subscription. */
export const PlanId = z.enum(planIds);

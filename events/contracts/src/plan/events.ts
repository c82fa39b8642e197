import { z } from 'zod';

import { PlanAdded } from './plan-added.ts';
import { PlanChanged } from './plan-changed.ts';
import { PlanOffered } from './plan-offered.ts';
import { PlanRetired } from './plan-retired.ts';

/** All events of the stream of a plan. */
export const PlanEvent = z.discriminatedUnion('type', [
  PlanAdded,
  PlanChanged,
  PlanRetired,
  PlanOffered,
]);
export type PlanEvent = z.infer<typeof PlanEvent>;

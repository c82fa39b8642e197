import type { z } from 'zod';

import { AccountRefusal } from './account/refusals.ts';
import { ApplicationRefusal } from './application/refusals.ts';
import { BookingRefusal } from './booking/refusals.ts';
import { CatalogueRefusal } from './catalogue/refusals.ts';
import { NotificationRefusal } from './notification/refusals.ts';
import { OfferingRefusal } from './offering/refusals.ts';
import { OperationsRefusal } from './operations/refusals.ts';
import { PlanRefusal } from './plan/refusals.ts';
import { ProfessionalRefusal } from './professional/refusals.ts';
import { RedirectRefusal } from './redirect/refusals.ts';
import { RequestRefusal } from './request/refusals.ts';
import { StoreRefusal } from './store/refusals.ts';

/** The refusals of every context, one union each. */
export const refusalUnions = [
  AccountRefusal,
  ApplicationRefusal,
  ProfessionalRefusal,
  OfferingRefusal,
  CatalogueRefusal,
  RequestRefusal,
  BookingRefusal,
  NotificationRefusal,
  RedirectRefusal,
  StoreRefusal,
  PlanRefusal,
  OperationsRefusal,
] as const;

/** Every refusal of a service, with the facts that its sentence needs. */
export type Refusal = z.infer<(typeof refusalUnions)[number]>;

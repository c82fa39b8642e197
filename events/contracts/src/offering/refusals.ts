import { z } from 'zod';

import { ServiceHidden, ServiceUnknown } from '../catalogue/refusals.ts';
import { refusal } from '../define.ts';
import { Day } from './day.ts';
import { OfferingStatus, OfferingVerb } from './status.ts';

/** There is no such service, or it is another professional's. */
export const OfferingNotFound = refusal('OFFERING_NOT_FOUND', {});
export type OfferingNotFound = z.infer<typeof OfferingNotFound>;

/** The service is not in a state in which the command is allowed. */
export const OfferingState = refusal('OFFERING_STATE', {
  /** The status it has now. */
  current: OfferingStatus,
  /** To whoever may give them: only admins hide, and show again. */
  allowed: z.array(OfferingVerb),
});
export type OfferingState = z.infer<typeof OfferingState>;

/** The professional asked for another look since the service was hidden. */
export const LookAlreadyAsked = refusal('LOOK_ALREADY_ASKED', {});
export type LookAlreadyAsked = z.infer<typeof LookAlreadyAsked>;

/** Nobody decides on their own service. */
export const OwnOffering = refusal('OWN_OFFERING', {});
export type OwnOffering = z.infer<typeof OwnOffering>;

/** A service without any open hour can't be published. */
export const OfferingWithoutHours = refusal('OFFERING_WITHOUT_HOURS', {});
export type OfferingWithoutHours = z.infer<typeof OfferingWithoutHours>;

/** A single day that was not there before is over, by the clocks of the service. */
export const ExceptionInThePast = refusal('EXCEPTION_IN_THE_PAST', { day: Day });
export type ExceptionInThePast = z.infer<typeof ExceptionInThePast>;

/** The professional has as many services as one may have. */
export const TooManyOfferings = refusal('TOO_MANY_OFFERINGS', { limit: z.int() });
export type TooManyOfferings = z.infer<typeof TooManyOfferings>;

/** All refusals of offered services. */
export const OfferingRefusal = z.discriminatedUnion('code', [
  OfferingNotFound,
  OfferingState,
  LookAlreadyAsked,
  OwnOffering,
  OfferingWithoutHours,
  ExceptionInThePast,
  TooManyOfferings,
  ServiceHidden,
  ServiceUnknown,
]);
export type OfferingRefusal = z.infer<typeof OfferingRefusal>;

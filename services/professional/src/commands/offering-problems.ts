import type { OfferingRefusal } from '@osta/contracts/offering/refusals';
import type { ProblemRows } from '@osta/platform/http/route';

/** The problem details of the refusals about offered services. */
export const offeringProblems: ProblemRows<OfferingRefusal['code']> = {
  OFFERING_NOT_FOUND: { status: 404, title: 'You have no such service' },
  OFFERING_STATE: {
    status: 409,
    title: 'The service has changed since, so this can’t be done now',
  },
  LOOK_ALREADY_ASKED: {
    status: 409,
    title: 'You’ve already asked us to look at this service again',
  },
  OWN_OFFERING: { status: 403, title: 'You can’t decide on your own service' },
  OFFERING_WITHOUT_HOURS: { status: 422, title: 'A service without opening hours can’t be booked' },
  EXCEPTION_IN_THE_PAST: { status: 422, title: 'A day that is over can’t be added' },
  TOO_MANY_OFFERINGS: { status: 409, title: 'You’ve reached the limit of services' },
  SERVICE_UNKNOWN: { status: 422, title: 'Osta has no such service' },
  SERVICE_HIDDEN: { status: 422, title: 'The service is no longer offered on Osta' },
};

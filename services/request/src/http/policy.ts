import type { Policy } from '@osta/platform/http/route';

/** A business has a leaking tap, too. Who does the work asks from another account. */
const askers = ['customer', 'business'] as const;

/**
 * Who may call what: one row per operation of this service, and nothing that has no row is offered.
 *
 * Which requests somebody has a part in is decided by the command or the query; what somebody has no
 * part in is 404. Being an admin adds nothing to being a customer or a professional.
 */
export const policy = {
  // Asking
  startRequest: askers,
  submitRequest: askers,
  inviteProfessionals: askers,
  reviseRequest: askers,
  withdrawRequest: askers,

  // Seeing
  listRequests: 'registered',
  getRequest: 'registered',
  getMyRequests: 'registered',

  // Being asked
  viewRequest: ['professional'],
  declineRequest: ['professional'],

  // Quotes, by those who do the work
  submitQuote: ['professional'],
  reviseQuote: ['professional'],
  acceptCounter: ['professional'],
  rejectCounter: ['professional'],
  withdrawQuote: ['professional'],

  // and by those who want it done
  counterQuote: askers,
  acceptQuote: askers,
  declineQuote: askers,

  // Keeping order
  closeRequest: 'admin',
} as const satisfies Policy;

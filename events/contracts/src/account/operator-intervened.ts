import { z } from 'zod';

import { event } from '../define.ts';

/** What an operator may do to an account from a terminal. */
export const Intervention = z.enum([
  'admin-rights-given',
  'admin-rights-taken',
  'second-step-turned-off',
  'sessions-ended',
]);
export type Intervention = z.infer<typeof Intervention>;

/** An operator changed the account from outside: no session of anybody did it. */
export const OperatorIntervened = event('osta.account.operator-intervened', {
  did: Intervention,
  /** The operator: the account on their machine. */
  operator: z.string().min(1).max(100),
  reason: z.string().min(1).max(500),
});
export type OperatorIntervened = z.infer<typeof OperatorIntervened>;

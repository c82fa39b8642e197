import {
  createProcessManager,
  type ProcessManagerOptions,
} from '@osta/platform/process/create-process-manager';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';

import type { accountRecords } from '../commands/account-records.ts';
import { findAdmins } from '../queries/find-admins.ts';
import { whenApplicationApproved } from './when-application-approved.ts';
import { whenReviewAwaited } from './when-review-awaited.ts';

interface Wiring extends Pick<ProcessManagerOptions, 'pool' | 'schema' | 'clock' | 'log'> {
  readonly records: Pick<ReturnType<typeof accountRecords>, 'becomeProfessional' | 'askAdmin'>;
}

/** Returns what identity does about decisions of admins: it asks for them, and an approval makes a professional. */
export function decisionSubscriptions({
  records,
  ...surroundings
}: Wiring): readonly SubscriptionDefinition[] {
  return [
    createProcessManager({
      ...surroundings,
      name: 'identity-review-awaited',
      topics: ['application', 'store', 'booking'],
      react: whenReviewAwaited(records.askAdmin, findAdmins(surroundings.pool), surroundings.clock),
    }),
    createProcessManager({
      ...surroundings,
      name: 'identity-application-approved',
      topics: ['application'],
      react: whenApplicationApproved(records),
    }),
  ];
}

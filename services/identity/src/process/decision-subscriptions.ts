import type { Clock } from '@osta/platform/clock';
import type { CreateProcessManager } from '@osta/platform/process/process-managers-of';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import type { accountRecords } from '../commands/account-records.ts';
import { findAdmins } from '../queries/find-admins.ts';
import { whenApplicationApproved } from './when-application-approved.ts';
import { whenReviewAwaited } from './when-review-awaited.ts';

interface Wiring {
  readonly records: Pick<ReturnType<typeof accountRecords>, 'becomeProfessional' | 'askAdmin'>;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly processManager: CreateProcessManager;
}

/** Returns what identity does about decisions of admins: it asks for them, and an approval makes a professional. */
export function decisionSubscriptions({
  records,
  pool,
  clock,
  processManager,
}: Wiring): readonly SubscriptionDefinition[] {
  return [
    processManager(
      'review-awaited',
      ['application', 'store', 'booking'],
      whenReviewAwaited(records.askAdmin, findAdmins(pool), clock),
    ),
    processManager('application-approved', ['application'], whenApplicationApproved(records)),
  ];
}

import { ApplicationApproved } from '@osta/contracts/application/application-approved';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { reaction, type Reaction } from '@osta/platform/process/reaction';

import type { accountRecords } from '../commands/account-records.ts';

/**
 * Returns the process manager that makes the account of an approved applicant one of kind
 * professional: one person, one account.
 */
export function whenApplicationApproved({
  becomeProfessional,
}: Pick<ReturnType<typeof accountRecords>, 'becomeProfessional'>): (
  event: EventEnvelope,
) => Promise<readonly Reaction[]> {
  return async ({ type, data }) => {
    const approved = ApplicationApproved.safeParse({ type, data });
    if (!approved.success) return [];
    const { applicantId: userId } = approved.data.data;
    return [reaction(becomeProfessional, userId, { userId })];
  };
}

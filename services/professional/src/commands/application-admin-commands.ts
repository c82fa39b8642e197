import { applicationAdminOperations } from '@osta/contracts/application/admin-operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import type { ApplicationPolicy } from '../domain/application/application-policy.ts';
import { approveApplication } from '../domain/application/approve-application.ts';
import { assignApplication } from '../domain/application/assign-application.ts';
import {
  reinstateProfessional,
  revokeProfessional,
  suspendProfessional,
} from '../domain/application/change-standing.ts';
import { rejectApplication } from '../domain/application/reject-application.ts';
import { releaseApplication } from '../domain/application/release-application.ts';
import { reopenApplication } from '../domain/application/reopen-application.ts';
import { requestChanges } from '../domain/application/request-changes.ts';
import { reviewDocument } from '../domain/application/review-document.ts';
import type { ApplicationAggregate } from './application-aggregate.ts';
import { applicationProblems } from './application-problems.ts';

interface Wiring {
  readonly applications: ApplicationAggregate;
  readonly policy: ApplicationPolicy;
}
/** Declares the commands of admins under `/api/professional/applications/{applicantId}`. */
export function applicationAdminCommands({ applications, policy }: Wiring) {
  const command = commandsOf(applications, applicationProblems);

  return {
    assignApplication: command(applicationAdminOperations.assignApplication, {
      access: 'admin',
      content: ({ principal, params: { applicantId } }) => ({
        applicantId,
        reviewerId: principal.userId,
      }),
      decide: assignApplication,
    }),

    releaseApplication: command(applicationAdminOperations.releaseApplication, {
      access: 'admin',
      decide: releaseApplication,
    }),

    reviewDocument: command(applicationAdminOperations.reviewApplicationDocument, {
      access: 'admin',
      decide: reviewDocument,
    }),

    requestChanges: command(applicationAdminOperations.requestApplicationChanges, {
      access: 'admin',
      decide: requestChanges,
      facts: async () => policy,
    }),

    approveApplication: command(applicationAdminOperations.approveApplication, {
      access: 'admin',
      content: ({ principal, params: { applicantId } }) => ({
        applicantId,
        reviewerId: principal.userId,
      }),
      decide: approveApplication,
      facts: async () => policy,
    }),

    rejectApplication: command(applicationAdminOperations.rejectApplication, {
      access: 'admin',
      decide: rejectApplication,
      facts: async () => policy,
    }),

    reopenApplication: command(applicationAdminOperations.reopenApplication, {
      access: 'admin',
      decide: reopenApplication,
    }),

    suspendProfessional: command(applicationAdminOperations.suspendProfessional, {
      access: 'admin',
      decide: suspendProfessional,
    }),

    reinstateProfessional: command(applicationAdminOperations.reinstateProfessional, {
      access: 'admin',
      decide: reinstateProfessional,
    }),

    revokeProfessional: command(applicationAdminOperations.revokeProfessional, {
      access: 'admin',
      decide: revokeProfessional,
    }),
  };
}

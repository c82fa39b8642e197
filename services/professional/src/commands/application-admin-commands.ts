import {
  ApplicationReceipt,
  RejectApplicationRequest,
  RequestChangesRequest,
  ReviewDocumentRequest,
  SuspendRequest,
} from '@osta/contracts/application/api';
import { UserId } from '@osta/contracts/ids';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import type { ApplicationPolicy } from '../domain/application/application-policy.ts';
import { approveApplication } from '../domain/application/approve-application.ts';
import { assignApplication } from '../domain/application/assign-application.ts';
import {
  reinstateProfessional,
  revokeProfessional,
  suspendProfessional,
} from '../domain/application/change-standing.ts';
import { rejectApplication } from '../domain/application/reject-application.ts';
import { reopenApplication } from '../domain/application/reopen-application.ts';
import { requestChanges } from '../domain/application/request-changes.ts';
import { reviewDocument } from '../domain/application/review-document.ts';
import type { ApplicationAggregate } from './application-aggregate.ts';
import { applicationRows } from './application-problems.ts';

interface Wiring {
  readonly applications: ApplicationAggregate;
  readonly policy: ApplicationPolicy;
}

const one = '/api/professional/applications/{applicantId}';
const params = z.strictObject({ applicantId: UserId });
const problems = applicationRows(
  'APPLICATION_NOT_FOUND',
  'APPLICATION_ILLEGAL_TRANSITION',
  'OWN_APPLICATION',
);

/** Declares the commands of admins under `/api/professional/applications/{applicantId}`. */
export function applicationAdminCommands({ applications, policy }: Wiring) {
  return {
    assignApplication: defineCommand(applications, {
      name: 'assignApplication',
      summary: 'Claim an application for review (admins)',
      method: 'post',
      path: `${one}/assign`,
      access: 'admin',
      params,
      content: ({ principal, params: { applicantId } }) => ({
        applicantId,
        reviewerId: principal.userId,
      }),
      decide: assignApplication,
      problems,
      answer: ApplicationReceipt,
    }),

    reviewDocument: defineCommand(applications, {
      name: 'reviewApplicationDocument',
      summary: 'Accept or refuse a legal document (admins)',
      method: 'post',
      path: `${one}/documents/{documentId}/review`,
      access: 'admin',
      params: params.extend({ documentId: z.uuidv7() }),
      body: ReviewDocumentRequest,
      decide: reviewDocument,
      problems: { ...problems, ...applicationRows('DOCUMENT_NOT_FOUND', 'DOCUMENT_EXPIRED') },
      answer: ApplicationReceipt,
    }),

    requestChanges: defineCommand(applications, {
      name: 'requestApplicationChanges',
      summary: 'Request changes from an applicant, field by field (admins)',
      method: 'post',
      path: `${one}/request-changes`,
      access: 'admin',
      params,
      body: RequestChangesRequest,
      decide: requestChanges,
      facts: async () => policy,
      problems: { ...problems, ...applicationRows('CHANGES_EMPTY', 'RESUBMIT_LIMIT_REACHED') },
      answer: ApplicationReceipt,
    }),

    approveApplication: defineCommand(applications, {
      name: 'approveApplication',
      summary: 'Approve an application (admins)',
      method: 'post',
      path: `${one}/approve`,
      access: 'admin',
      params,
      content: ({ principal, params: { applicantId } }) => ({
        applicantId,
        reviewerId: principal.userId,
      }),
      decide: approveApplication,
      facts: async () => policy,
      problems: {
        ...problems,
        ...applicationRows('DOCUMENTS_NOT_ACCEPTED', 'SECOND_ADMIN_NEEDED'),
      },
      answer: ApplicationReceipt,
    }),

    rejectApplication: defineCommand(applications, {
      name: 'rejectApplication',
      summary: 'Reject an application, with a reason (admins)',
      method: 'post',
      path: `${one}/reject`,
      access: 'admin',
      params,
      body: RejectApplicationRequest,
      decide: rejectApplication,
      facts: async () => policy,
      problems,
      answer: ApplicationReceipt,
    }),

    reopenApplication: defineCommand(applications, {
      name: 'reopenApplication',
      summary: 'Reopen the review of an application (admins)',
      method: 'post',
      path: `${one}/reopen`,
      access: 'admin',
      params,
      decide: reopenApplication,
      problems,
      answer: ApplicationReceipt,
    }),

    suspendProfessional: defineCommand(applications, {
      name: 'suspendProfessional',
      summary: 'Suspend a professional; customers no longer find them (admins)',
      method: 'post',
      path: `${one}/suspend`,
      access: 'admin',
      params,
      body: SuspendRequest,
      decide: suspendProfessional,
      problems,
      answer: ApplicationReceipt,
    }),

    reinstateProfessional: defineCommand(applications, {
      name: 'reinstateProfessional',
      summary: 'Lift a suspension (admins)',
      method: 'post',
      path: `${one}/reinstate`,
      access: 'admin',
      params,
      decide: reinstateProfessional,
      problems,
      answer: ApplicationReceipt,
    }),

    revokeProfessional: defineCommand(applications, {
      name: 'revokeProfessional',
      summary: 'Revoke a suspended professional for good (admins)',
      method: 'post',
      path: `${one}/revoke`,
      access: 'admin',
      params,
      body: SuspendRequest,
      decide: revokeProfessional,
      problems,
      answer: ApplicationReceipt,
    }),
  };
}

import { z } from 'zod';

import { UserId } from '../ids.ts';
import { operations } from '../operation.ts';
import {
  ApplicationReceipt,
  RejectApplicationRequest,
  RequestChangesRequest,
  ReviewDocumentRequest,
  SuspendRequest,
} from './api.ts';

const ApplicantPath = z.strictObject({ applicantId: UserId });
const onApplication = [
  'APPLICATION_NOT_FOUND',
  'APPLICATION_ILLEGAL_TRANSITION',
  'OWN_APPLICATION',
] as const;

/** The operations on applications, for admins. */
export const applicationAdminOperations = operations({
  assignApplication: {
    method: 'post',
    path: '/api/professional/applications/{applicantId}/assign',
    summary: 'Claim an application for review (admins)',
    params: ApplicantPath,
    answer: ApplicationReceipt,
    refusals: onApplication,
  },

  releaseApplication: {
    method: 'post',
    path: '/api/professional/applications/{applicantId}/release',
    summary: 'Give the review of an application back (admins)',
    params: ApplicantPath,
    answer: ApplicationReceipt,
    refusals: onApplication,
  },

  reviewApplicationDocument: {
    method: 'post',
    path: '/api/professional/applications/{applicantId}/documents/{documentId}/review',
    summary: 'Accept or refuse a legal document (admins)',
    params: z.strictObject({ applicantId: UserId }).extend({ documentId: z.uuidv7() }),
    body: ReviewDocumentRequest,
    answer: ApplicationReceipt,
    refusals: [...onApplication, 'DOCUMENT_NOT_FOUND', 'DOCUMENT_EXPIRED'],
  },

  requestApplicationChanges: {
    method: 'post',
    path: '/api/professional/applications/{applicantId}/request-changes',
    summary: 'Request changes from an applicant, field by field (admins)',
    params: ApplicantPath,
    body: RequestChangesRequest,
    answer: ApplicationReceipt,
    ifMatch: true,
    refusals: [...onApplication, 'CHANGES_EMPTY', 'RESUBMIT_LIMIT_REACHED'],
  },

  approveApplication: {
    method: 'post',
    path: '/api/professional/applications/{applicantId}/approve',
    summary: 'Approve an application (admins)',
    params: ApplicantPath,
    answer: ApplicationReceipt,
    ifMatch: true,
    refusals: [...onApplication, 'DOCUMENTS_NOT_ACCEPTED', 'SECOND_ADMIN_NEEDED'],
  },

  rejectApplication: {
    method: 'post',
    path: '/api/professional/applications/{applicantId}/reject',
    summary: 'Reject an application, with a reason (admins)',
    params: ApplicantPath,
    body: RejectApplicationRequest,
    answer: ApplicationReceipt,
    ifMatch: true,
    refusals: onApplication,
  },

  reopenApplication: {
    method: 'post',
    path: '/api/professional/applications/{applicantId}/reopen',
    summary: 'Reopen the review of an application (admins)',
    params: ApplicantPath,
    answer: ApplicationReceipt,
    ifMatch: true,
    refusals: onApplication,
  },

  suspendProfessional: {
    method: 'post',
    path: '/api/professional/applications/{applicantId}/suspend',
    summary: 'Suspend a professional; customers no longer find them (admins)',
    params: ApplicantPath,
    body: SuspendRequest,
    answer: ApplicationReceipt,
    ifMatch: true,
    refusals: onApplication,
  },

  reinstateProfessional: {
    method: 'post',
    path: '/api/professional/applications/{applicantId}/reinstate',
    summary: 'Lift a suspension (admins)',
    params: ApplicantPath,
    answer: ApplicationReceipt,
    ifMatch: true,
    refusals: onApplication,
  },

  revokeProfessional: {
    method: 'post',
    path: '/api/professional/applications/{applicantId}/revoke',
    summary: 'Revoke a suspended professional for good (admins)',
    params: ApplicantPath,
    body: SuspendRequest,
    answer: ApplicationReceipt,
    ifMatch: true,
    refusals: onApplication,
  },
});

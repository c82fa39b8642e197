import { z } from 'zod';

import { UserId } from '../ids.ts';
import { operations } from '../operation.ts';
import { fileUpload } from '../picture/file-upload.ts';
import {
  AddDocumentRequest,
  ApplicationCounts,
  ApplicationPage,
  ApplicationReceipt,
  ApplicationView,
  AreaSection,
  CommitmentsSection,
  GeneralSection,
  ListApplicationsQuery,
  MyApplication,
  ServicesSection,
  UploadedDocumentFile,
} from './api.ts';

const onOwn = ['APPLICATION_ILLEGAL_TRANSITION', 'REAPPLY_TOO_EARLY'] as const;

/** The operations on an application to become a professional. */
export const applicationOperations = operations({
  getMyApplication: {
    method: 'get',
    path: '/api/professional/application',
    summary: 'Get your application to work as a professional',
    answer: MyApplication,
  },

  uploadDocumentFile: {
    method: 'post',
    path: '/api/professional/application/files',
    summary: 'Upload a legal document: JPEG, PNG, WebP or a PDF of at most 5 pages, at most 5 MB',
    upload: fileUpload,
    answer: UploadedDocumentFile,
    status: 201,
    refusals: ['IMAGE_REFUSED', 'PDF_REFUSED', 'FILE_LIMIT_REACHED'],
  },

  listApplications: {
    method: 'get',
    path: '/api/professional/applications',
    summary: 'List applications, the longest waiting first (admins)',
    query: ListApplicationsQuery,
    answer: ApplicationPage,
  },

  countApplications: {
    method: 'get',
    path: '/api/professional/applications/counts',
    summary: 'Count applications by status (admins)',
    answer: ApplicationCounts,
  },

  getApplication: {
    method: 'get',
    path: '/api/professional/applications/{applicantId}',
    summary:
      'Get an application with its history and what changed since the last submission (admins)',
    params: z.strictObject({ applicantId: UserId }),
    answer: ApplicationView,
    refusals: ['APPLICATION_NOT_FOUND'],
  },

  getDocumentFile: {
    method: 'get',
    path: '/api/professional/applications/{applicantId}/files/{fileId}/{key}',
    summary:
      'Get the picture of a legal document by a link of yours, which ends after some minutes',
    params: z.strictObject({ applicantId: UserId, fileId: z.uuidv7(), key: z.string().max(80) }),
    answersFile: 'image/webp',
  },

  saveApplicationGeneral: {
    method: 'put',
    path: '/api/professional/application/general',
    summary: 'Save who you are, in the draft of your application',
    body: GeneralSection,
    answer: ApplicationReceipt,
    refusals: onOwn,
  },

  saveApplicationServices: {
    method: 'put',
    path: '/api/professional/application/services',
    summary: 'Save your trades, in the draft of your application',
    body: ServicesSection,
    answer: ApplicationReceipt,
    refusals: [...onOwn, 'TRADE_HIDDEN', 'TRADE_UNKNOWN'],
  },

  saveApplicationArea: {
    method: 'put',
    path: '/api/professional/application/area',
    summary: 'Save where you work, in the draft of your application',
    body: AreaSection,
    answer: ApplicationReceipt,
    refusals: onOwn,
  },

  acceptApplicationCommitments: {
    method: 'put',
    path: '/api/professional/application/commitments',
    summary: 'Accept the commitments of professionals',
    body: CommitmentsSection,
    answer: ApplicationReceipt,
    refusals: onOwn,
  },

  addApplicationDocument: {
    method: 'post',
    path: '/api/professional/application/documents',
    summary: 'Add a legal document whose picture you have uploaded',
    body: AddDocumentRequest,
    answer: ApplicationReceipt,
    status: 201,
    refusals: [
      ...onOwn,
      'DOCUMENT_EXPIRED',
      'DOCUMENT_NOT_YET_ISSUED',
      'DOCUMENT_DATES_CROSSED',
      'DOCUMENT_LIMIT_REACHED',
      'DOCUMENT_NOT_FOUND',
    ],
  },

  removeApplicationDocument: {
    method: 'delete',
    path: '/api/professional/application/documents/{documentId}',
    summary: 'Withdraw a legal document',
    params: z.strictObject({ documentId: z.uuidv7() }),
    answer: ApplicationReceipt,
    refusals: ['APPLICATION_NOT_FOUND', 'APPLICATION_ILLEGAL_TRANSITION', 'DOCUMENT_NOT_FOUND'],
  },

  submitApplication: {
    method: 'post',
    path: '/api/professional/application/submit',
    summary: 'Submit your application',
    answer: ApplicationReceipt,
    refusals: ['NOT_APPLIED', 'APPLICATION_ILLEGAL_TRANSITION', 'APPLICATION_INCOMPLETE'],
  },

  withdrawApplication: {
    method: 'post',
    path: '/api/professional/application/withdraw',
    summary: 'Withdraw an application that waits',
    answer: ApplicationReceipt,
    refusals: ['NOT_APPLIED', 'APPLICATION_ILLEGAL_TRANSITION'],
  },
});

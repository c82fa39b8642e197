import {
  AddDocumentRequest,
  ApplicationReceipt,
  AreaSection,
  CommitmentsSection,
  GeneralSection,
  ServicesSection,
} from '@osta/contracts/application/api';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import { addDocument } from '../domain/application/add-document.ts';
import type { ApplicationPolicy } from '../domain/application/application-policy.ts';
import { removeDocument } from '../domain/application/remove-document.ts';
import {
  acceptCommitments,
  saveArea,
  saveGeneral,
  saveServices,
} from '../domain/application/save-section.ts';
import { submitApplication } from '../domain/application/submit-application.ts';
import { withdrawApplication } from '../domain/application/withdraw-application.ts';
import type { DocumentFiles } from '../files/document-files.ts';
import type { ApplicationAggregate } from './application-aggregate.ts';
import { applicationRows } from './application-problems.ts';

interface Wiring {
  readonly applications: ApplicationAggregate;
  readonly policy: ApplicationPolicy;
  readonly files: Pick<DocumentFiles, 'isOf'>;
}

const own = '/api/professional/application';
const onSaving = applicationRows('APPLICATION_ILLEGAL_TRANSITION', 'REAPPLY_TOO_EARLY');
const onOwn = applicationRows('NOT_APPLIED', 'APPLICATION_ILLEGAL_TRANSITION');
const rateLimit = { points: 60, seconds: 60 };

/** Declares the commands of applicants under `/api/professional/application`. */
export function applicantCommands({ applications, policy, files }: Wiring) {
  return {
    saveGeneral: defineCommand(applications, {
      name: 'saveApplicationGeneral',
      summary: 'Save who you are, in the draft of your application',
      method: 'put',
      path: `${own}/general`,
      access: 'registered',
      rateLimit,
      body: GeneralSection,
      content: ({ principal, body }) => ({ applicantId: principal.userId, ...body }),
      decide: saveGeneral,
      problems: onSaving,
      answer: ApplicationReceipt,
    }),

    saveServices: defineCommand(applications, {
      name: 'saveApplicationServices',
      summary: 'Save your trades, in the draft of your application',
      method: 'put',
      path: `${own}/services`,
      access: 'registered',
      rateLimit,
      body: ServicesSection,
      content: ({ principal, body }) => ({ applicantId: principal.userId, ...body }),
      decide: saveServices,
      problems: onSaving,
      answer: ApplicationReceipt,
    }),

    saveArea: defineCommand(applications, {
      name: 'saveApplicationArea',
      summary: 'Save where you work, in the draft of your application',
      method: 'put',
      path: `${own}/area`,
      access: 'registered',
      rateLimit,
      body: AreaSection,
      content: ({ principal, body }) => ({ applicantId: principal.userId, ...body }),
      decide: saveArea,
      problems: onSaving,
      answer: ApplicationReceipt,
    }),

    acceptCommitments: defineCommand(applications, {
      name: 'acceptApplicationCommitments',
      summary: 'Accept the commitments of professionals',
      method: 'put',
      path: `${own}/commitments`,
      access: 'registered',
      rateLimit,
      body: CommitmentsSection,
      content: ({ principal }) => ({ applicantId: principal.userId }),
      decide: acceptCommitments,
      problems: onSaving,
      answer: ApplicationReceipt,
    }),

    addDocument: defineCommand(applications, {
      name: 'addApplicationDocument',
      summary: 'Add a legal document whose picture you have uploaded',
      method: 'post',
      path: `${own}/documents`,
      access: 'registered',
      rateLimit,
      body: AddDocumentRequest,
      content: ({ principal, body }) => ({ applicantId: principal.userId, ...body }),
      decide: addDocument,
      facts: async ({ applicantId, fileId }) => ({
        policy,
        isFileTheirs: await files.isOf(applicantId, fileId),
      }),
      problems: {
        ...onSaving,
        ...applicationRows('DOCUMENT_EXPIRED', 'DOCUMENT_LIMIT_REACHED', 'DOCUMENT_NOT_FOUND'),
      },
      answer: ApplicationReceipt,
      status: 201,
    }),

    removeDocument: defineCommand(applications, {
      name: 'removeApplicationDocument',
      summary: 'Withdraw a legal document',
      method: 'delete',
      path: `${own}/documents/{documentId}`,
      access: 'registered',
      rateLimit,
      params: z.strictObject({ documentId: z.uuidv7() }),
      content: ({ principal, params }) => ({ applicantId: principal.userId, ...params }),
      decide: removeDocument,
      problems: applicationRows(
        'APPLICATION_NOT_FOUND',
        'APPLICATION_ILLEGAL_TRANSITION',
        'DOCUMENT_NOT_FOUND',
      ),
      answer: ApplicationReceipt,
    }),

    submitApplication: defineCommand(applications, {
      name: 'submitApplication',
      summary: 'Submit your application',
      method: 'post',
      path: `${own}/submit`,
      access: 'registered',
      rateLimit: { points: 10, seconds: 60 },
      content: ({ principal }) => ({ applicantId: principal.userId }),
      decide: submitApplication,
      problems: { ...onOwn, ...applicationRows('APPLICATION_INCOMPLETE') },
      answer: ApplicationReceipt,
    }),

    withdrawApplication: defineCommand(applications, {
      name: 'withdrawApplication',
      summary: 'Withdraw an application that waits',
      method: 'post',
      path: `${own}/withdraw`,
      access: 'registered',
      rateLimit: { points: 10, seconds: 60 },
      content: ({ principal }) => ({ applicantId: principal.userId }),
      decide: withdrawApplication,
      problems: onOwn,
      answer: ApplicationReceipt,
    }),
  };
}

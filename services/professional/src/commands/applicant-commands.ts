import { applicationOperations } from '@osta/contracts/application/operations';
import { commandsOf } from '@osta/platform/http/commands-of';

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
import { applicationProblems } from './application-problems.ts';
import { catalogueFacts } from './drafting-facts.ts';

interface Wiring {
  readonly applications: ApplicationAggregate;
  readonly policy: ApplicationPolicy;
  readonly files: Pick<DocumentFiles, 'isOf'>;
}
const rateLimit = { points: 60, seconds: 60 };

/** Declares the commands of applicants under `/api/professional/application`. */
export function applicantCommands({ applications, policy, files }: Wiring) {
  const command = commandsOf(applications, applicationProblems);

  return {
    saveGeneral: command(applicationOperations.saveApplicationGeneral, {
      access: 'registered',
      rateLimit,
      content: ({ principal, body }) => ({ applicantId: principal.userId, ...body }),
      decide: saveGeneral,
    }),

    saveServices: command(applicationOperations.saveApplicationServices, {
      access: 'registered',
      rateLimit,
      content: ({ principal, body }) => ({ applicantId: principal.userId, ...body }),
      decide: saveServices,
      facts: catalogueFacts,
    }),

    saveArea: command(applicationOperations.saveApplicationArea, {
      access: 'registered',
      rateLimit,
      content: ({ principal, body }) => ({ applicantId: principal.userId, ...body }),
      decide: saveArea,
    }),

    acceptCommitments: command(applicationOperations.acceptApplicationCommitments, {
      access: 'registered',
      rateLimit,
      content: ({ principal }) => ({ applicantId: principal.userId }),
      decide: acceptCommitments,
    }),

    addDocument: command(applicationOperations.addApplicationDocument, {
      access: 'registered',
      rateLimit,
      content: ({ principal, body }) => ({ applicantId: principal.userId, ...body }),
      decide: addDocument,
      facts: async ({ applicantId, fileId }) => ({
        policy,
        isFileTheirs: await files.isOf(applicantId, fileId),
      }),
    }),

    removeDocument: command(applicationOperations.removeApplicationDocument, {
      access: 'registered',
      rateLimit,
      content: ({ principal, params }) => ({ applicantId: principal.userId, ...params }),
      decide: removeDocument,
    }),

    submitApplication: command(applicationOperations.submitApplication, {
      access: 'registered',
      rateLimit: { points: 10, seconds: 60 },
      content: ({ principal }) => ({ applicantId: principal.userId }),
      decide: submitApplication,
    }),

    withdrawApplication: command(applicationOperations.withdrawApplication, {
      access: 'registered',
      rateLimit: { points: 10, seconds: 60 },
      content: ({ principal }) => ({ applicantId: principal.userId }),
      decide: withdrawApplication,
    }),
  };
}

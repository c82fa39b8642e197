import type { ImageRefused } from '@osta/contracts/account/refusals';
import { ListApplicationsQuery, type UploadedDocumentFile } from '@osta/contracts/application/api';
import { applicationOperations } from '@osta/contracts/application/operations';
import type { FileLimitReached, PdfRefused } from '@osta/contracts/application/refusals';
import type { UserId } from '@osta/contracts/ids';
import { privateFileHeaders } from '@osta/platform/files/file-headers';
import { imageProblems } from '@osta/platform/files/image-problems';
import { makeDocument } from '@osta/platform/files/make-document';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { UploadedFile } from '@osta/platform/http/route';
import { unlessOverloaded } from '@osta/platform/http/unless-overloaded';
import { OwnCursor } from '@osta/platform/page-cursor';

import { applicationProblems } from '../commands/application-problems.ts';
import { documentType, mostFiles, type DocumentFiles } from '../files/document-files.ts';
import type { FileLinks } from '../files/file-links.ts';
import { asApplicant } from '../queries/application-view.ts';
import type { CountApplications } from '../queries/count-applications.ts';
import type { FindApplication } from '../queries/find-application.ts';
import type { ListApplications } from '../queries/list-applications.ts';

interface ApplicationRoutes {
  readonly findApplication: FindApplication;
  readonly listApplications: ListApplications;
  readonly countApplications: CountApplications;
  readonly files: DocumentFiles;
  readonly links: FileLinks;
}

type Stored =
  | { readonly body: UploadedDocumentFile }
  | { readonly refused: ImageRefused | PdfRefused | FileLimitReached };

/** Returns the read routes of applications, and those of the files of their documents. */
export function applicationRoutes(routes: ApplicationRoutes): readonly Route[] {
  const { findApplication, listApplications, countApplications, files, links } = routes;

  async function store(applicantId: UserId, file: UploadedFile | null): Promise<Stored> {
    const made = await makeDocument(file?.bytes ?? new Uint8Array());
    if (!made.ok) return { refused: made.refused };
    const fileId = await files.add(applicantId, made.webp);
    if (fileId === null) return { refused: { code: 'FILE_LIMIT_REACHED', limit: mostFiles } };
    return { body: { fileId } };
  }

  return [
    defineRoute(applicationOperations.getMyApplication, {
      access: 'registered',
      handle: async ({ principal, locale }) => ({
        body: {
          application: await findApplication(
            principal.userId,
            asApplicant(principal.userId),
            locale,
          ),
        },
      }),
    }),

    defineRoute(applicationOperations.uploadDocumentFile, {
      access: 'registered',
      problems: { ...imageProblems, ...applicationProblems },
      rateLimit: { points: 20, seconds: 3600 },
      handle: ({ principal, file }) => unlessOverloaded(() => store(principal.userId, file)),
    }),

    defineRoute(applicationOperations.listApplications, {
      access: 'admin',
      query: ListApplicationsQuery.extend({ cursor: OwnCursor }),
      handle: async ({ query, principal, locale }) => ({
        body: await listApplications(query, principal.userId, locale),
      }),
    }),

    defineRoute(applicationOperations.countApplications, {
      access: 'admin',
      handle: async () => ({ body: await countApplications() }),
    }),

    defineRoute(applicationOperations.getApplication, {
      access: 'admin',
      problems: applicationProblems,
      handle: async ({ params, principal, locale }) => {
        const reader = { as: 'admin', id: principal.userId } as const;
        const view = await findApplication(params.applicantId, reader, locale);
        if (!view) return { refused: { code: 'APPLICATION_NOT_FOUND' } };
        return { body: view, etag: view.version };
      },
    }),

    defineRoute(applicationOperations.getDocumentFile, {
      access: 'registered',
      platformProblems: ['NOT_FOUND'],
      handle: async ({ params: { applicantId, fileId, key }, principal }) => {
        const { userId: readerId, isAdmin } = principal;
        // Who is no longer an admin has no use of a link either
        const mayRead = isAdmin || readerId === applicantId;
        const isOpen = mayRead && links.isOpenedBy(key, { applicantId, fileId, readerId });
        const bytes = isOpen ? await files.find(applicantId, fileId) : null;
        if (!bytes) return { problem: 'NOT_FOUND' };
        const headers = privateFileHeaders('inline; filename="document.webp"');
        return { file: { bytes, type: documentType }, headers };
      },
    }),
  ];
}

import type { ImageRefused } from '@osta/contracts/account/refusals';
import {
  ApplicationPage,
  ApplicationView,
  ListApplicationsQuery,
  MyApplication,
  UploadedDocumentFile,
} from '@osta/contracts/application/api';
import type { FileLimitReached } from '@osta/contracts/application/refusals';
import { UserId } from '@osta/contracts/ids';
import { privateFileHeaders } from '@osta/platform/files/file-headers';
import { imageProblems } from '@osta/platform/files/image-problems';
import { makePicture } from '@osta/platform/files/make-picture';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { UploadedFile } from '@osta/platform/http/route';
import { unlessOverloaded } from '@osta/platform/http/unless-overloaded';
import { OwnCursor } from '@osta/platform/page-cursor';
import { z } from 'zod';

import { applicationRows } from '../commands/application-problems.ts';
import { documentType, mostFiles, type DocumentFiles } from '../files/document-files.ts';
import type { FindApplication } from '../queries/find-application.ts';
import type { ListApplications } from '../queries/list-applications.ts';

interface ApplicationRoutes {
  readonly findApplication: FindApplication;
  readonly listApplications: ListApplications;
  readonly files: DocumentFiles;
}

/** The largest upload in bytes: a photograph of a document. */
const largest = 5 * 1024 * 1024;

/** Large enough to read the small print, and no larger than it was taken. */
const readable = { width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true } as const;

type Stored =
  | { readonly body: UploadedDocumentFile }
  | { readonly refused: ImageRefused | FileLimitReached };

/** Returns the read routes of applications, and those of the files of their documents. */
export function applicationRoutes(routes: ApplicationRoutes): readonly Route[] {
  const { findApplication, listApplications, files } = routes;

  async function store(applicantId: UserId, file: UploadedFile | null): Promise<Stored> {
    const made = await makePicture(file?.bytes ?? new Uint8Array(), readable);
    if (!made.ok) return { refused: made.refused };
    const fileId = await files.add(applicantId, made.webp);
    if (fileId === null) return { refused: { code: 'FILE_LIMIT_REACHED', limit: mostFiles } };
    return { body: { fileId } };
  }

  return [
    defineRoute({
      method: 'get',
      path: '/api/professional/application',
      operationId: 'getMyApplication',
      summary: 'Get your application to work as a professional',
      access: 'registered',
      answer: MyApplication,
      handle: async ({ principal, locale }) => ({
        body: { application: await findApplication(principal.userId, 'applicant', locale) },
      }),
    }),

    defineRoute({
      method: 'post',
      path: '/api/professional/application/files',
      operationId: 'uploadDocumentFile',
      summary: 'Upload the picture of a legal document: JPEG, PNG or WebP, at most 5 MB',
      access: 'registered',
      upload: { field: 'file', maxBytes: largest },
      answer: UploadedDocumentFile,
      status: 201,
      problems: {
        ...imageProblems,
        ...applicationRows('FILE_LIMIT_REACHED'),
      },
      rateLimit: { points: 20, seconds: 3600 },
      handle: ({ principal, file }) => unlessOverloaded(() => store(principal.userId, file)),
    }),

    defineRoute({
      method: 'get',
      path: '/api/professional/applications',
      operationId: 'listApplications',
      summary: 'List applications, the longest waiting first (admins)',
      access: 'admin',
      query: ListApplicationsQuery.extend({ cursor: OwnCursor }),
      answer: ApplicationPage,
      handle: async ({ query, principal, locale }) => ({
        body: await listApplications(query, principal.userId, locale),
      }),
    }),

    defineRoute({
      method: 'get',
      path: '/api/professional/applications/{applicantId}',
      operationId: 'getApplication',
      summary:
        'Get an application with its history and what changed since the last submission (admins)',
      access: 'admin',
      params: z.strictObject({ applicantId: UserId }),
      answer: ApplicationView,
      problems: applicationRows('APPLICATION_NOT_FOUND'),
      handle: async ({ params, locale }) => {
        const view = await findApplication(params.applicantId, 'admin', locale);
        if (!view) return { refused: { code: 'APPLICATION_NOT_FOUND' } };
        return { body: view, etag: view.version };
      },
    }),

    defineRoute({
      method: 'get',
      path: '/api/professional/applications/{applicantId}/files/{fileId}',
      operationId: 'getDocumentFile',
      summary: 'Get the picture of a legal document, for the applicant and admins',
      access: 'registered',
      params: z.strictObject({ applicantId: UserId, fileId: z.uuidv7() }),
      answersFile: documentType,
      platformProblems: ['NOT_FOUND'],
      handle: async ({ params: { applicantId, fileId }, principal }) => {
        const mayRead = principal.isAdmin || principal.userId === applicantId;
        const bytes = mayRead ? await files.find(applicantId, fileId) : null;
        if (!bytes) return { problem: 'NOT_FOUND' };
        const headers = privateFileHeaders('inline; filename="document.webp"');
        return { file: { bytes, type: documentType }, headers };
      },
    }),
  ];
}

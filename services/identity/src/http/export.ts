import { accountOperations } from '@osta/contracts/account/operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import type { Credentials } from '../auth/credentials.ts';
import { freshRequired } from '../commands/account-problems.ts';
import type { ExportData } from '../queries/export-data.ts';

interface ExportRoutes {
  readonly credentials: Credentials;
  readonly exportData: ExportData;
}

/** Returns the route of `/api/user/export`. */
export function exportRoutes({ credentials, exportData }: ExportRoutes): readonly Route[] {
  return [
    defineRoute(accountOperations.exportData, {
      access: 'registered',
      problems: freshRequired,
      rateLimit: { points: 10, seconds: 3600 },
      handle: async ({ principal: { userId, sessionId }, locale, headers, log }) => {
        if (!(await credentials.isFresh(sessionId))) {
          return { refused: { code: 'FRESH_SESSION_REQUIRED' } };
        }
        const cookie = headers.get('cookie') ?? '';
        const bytes = await exportData({ userId, cookie, locale, log });
        if (!bytes) return { problem: 'UNAUTHENTICATED' };
        const named = new Headers({
          'content-disposition': 'attachment; filename="osta.zip"',
          'x-content-type-options': 'nosniff',
        });
        return { file: { bytes, type: 'application/zip' }, headers: named };
      },
    }),
  ];
}

import type { I18n } from '@lingui/core';
import type { Locale } from '@osta/contracts/locale';
import type { QueryClient } from '@tanstack/react-query';

import type { Api } from './api/api.ts';
import type { ThemePreference } from './server/page-renderer.ts';

/** What every route can count on, on the server and in the browser alike. */
export interface RouterContext {
  /** One per request on the server, one per document in the browser: never a global. */
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** What the visitor had chosen when the document was made. */
  readonly theme: ThemePreference;
  /** Where visitors find the site: for canonical addresses. */
  readonly publicOrigin: string;
  /** The address of the messages that the document was rendered with. */
  readonly messagesUrl: string;
}

import type { I18n } from '@lingui/core';
import type { Locale } from '@osta/contracts/locale';
import type { QueryClient } from '@tanstack/react-query';

import type { Api } from './api/api.ts';
import type { ThemePreference } from './server/pages/page-renderer.ts';

/** The context of every route, on the server and in the browser. */
export interface RouterContext {
  /** One per request on the server, one per document in the browser: never global. */
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** The visitor's theme when the document was rendered. */
  readonly theme: ThemePreference;
  /** The site's public origin: for canonical addresses. */
  readonly publicOrigin: string;
  /** Addresses of Osta on social sites, for the footer. */
  readonly socialLinks: readonly string[];
  /** The URL of the messages that the document was rendered with. */
  readonly messagesUrl: string;
}

import type { Locale } from '@osta/contracts/locale';

import type { Exchange } from '../api/exchange.ts';

/** What the visitor chose; `system` follows the device. */
export type ThemePreference = 'light' | 'dark' | 'system';

interface ScriptTag {
  readonly attrs: { readonly type: 'module'; readonly src: string; readonly async?: true };
}

/** Which files a page needs, by the id of the route that needs them. */
export interface PageAssets {
  routes: { [routeId: string]: { css?: string[]; preloads?: string[]; scripts?: ScriptTag[] } };
}

/** Everything that a page is made of. */
export interface PageRequest {
  /** As the visitor sent it; the URL is the public one. Its signal ends the rendering. */
  readonly request: Request;
  readonly locale: Locale;
  readonly theme: ThemePreference;
  /** Marks the scripts of this page as ours for the content security policy. */
  readonly nonce: string;
  /** Where loaders find `/api`. */
  readonly apiOrigin: string;
  /** How loaders ask there. */
  readonly exchange: Exchange;
  /** Where visitors find the site: for canonical addresses. */
  readonly publicOrigin: string;
  /** From where the browser gets the same messages that the page was rendered with. */
  readonly messagesUrl: string;
  readonly assets: PageAssets;
}

export interface Page {
  readonly status: number;
  /** Where a redirect leads, as the browser shows it. */
  readonly location: string | null;
  /** Empty for a redirect. */
  readonly html: string;
  /** Nothing failed to load: the page may be kept. */
  readonly isWhole: boolean;
}

/** Compiled messages by id. The server passes them on and does not look inside. */
export type Catalog = Readonly<Record<string, unknown>>;

/** What the bundle `entry-server.tsx` offers to the server that loads it. */
export interface PageRenderer {
  readonly catalogs: { readonly [Code in Locale]: Catalog };
  readonly renderPage: (request: PageRequest) => Promise<Page>;
}

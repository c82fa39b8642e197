import type { Locale } from '@osta/contracts/locale';

import type { Exchange } from '../../api/exchange.ts';
import type { PaperDrawer } from '../papers/paper-renderer.ts';

/** The visitor's choice; `system` follows the device. */
export type ThemePreference = 'light' | 'dark' | 'system';

interface ScriptTag {
  readonly attrs: {
    readonly type: 'module';
    readonly src: string;
    readonly async?: true;
    readonly fetchPriority?: 'low';
  };
}

/** The files that a page needs, by route id. */
export interface PageAssets {
  routes: { [routeId: string]: { css?: string[]; preloads?: string[]; scripts?: ScriptTag[] } };
}

/** Everything that a page is rendered from. */
export interface PageRequest {
  /** The visitor's request, with the public URL. Its signal aborts the rendering. */
  readonly request: Request;
  readonly locale: Locale;
  readonly theme: ThemePreference;
  /** Allows the scripts of this page in the content security policy. */
  readonly nonce: string;
  /** The origin of `/api` for loaders. */
  readonly apiOrigin: string;
  /** The transport of the loaders' calls. */
  readonly exchange: Exchange;
  /** The site's public origin: for canonical addresses. */
  readonly publicOrigin: string;
  /** Addresses of Osta on social sites, for the footer. */
  readonly socialLinks: readonly string[];
  /** The URL of the messages that the page is rendered with. */
  readonly messagesUrl: string;
  readonly assets: PageAssets;
}

export interface Page {
  readonly status: number;
  /** The target of a redirect, as the browser shows it. */
  readonly location: string | null;
  /** Empty for a redirect. */
  readonly html: string;
  /** Nothing failed to load: the page may be cached. */
  readonly isWhole: boolean;
}

/** Compiled messages by id. The server passes them on unread. */
export type Catalog = Readonly<Record<string, unknown>>;

/** The exports of the bundle `entry-server.tsx`. */
export interface PageRenderer {
  readonly catalogs: { readonly [Code in Locale]: Catalog };
  readonly renderPage: (request: PageRequest) => Promise<Page>;
  readonly drawPaper: PaperDrawer;
}

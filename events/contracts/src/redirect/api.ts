import { z } from 'zod';

import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { RedirectPath, RedirectTarget } from './target.ts';

/** `GET /api/redirects`: where a path leads, asked on each navigation (spec §7). */
export const FindRedirectQuery = z.strictObject({ path: z.string().max(2000) });
export type FindRedirectQuery = z.infer<typeof FindRedirectQuery>;

/** Where visitors of a path are sent. */
export const Redirect = z.strictObject({
  /** A path of the site, or an https address on a listed host. */
  target: RedirectTarget,
  /** 301 rather than 302. */
  isPermanent: z.boolean(),
});
export type Redirect = z.infer<typeof Redirect>;

/** `null`: the path is itself, which nearly all are. */
export const FoundRedirect = z.strictObject({ redirect: Redirect.nullable() });
export type FoundRedirect = z.infer<typeof FoundRedirect>;

/** `POST /api/redirects/table` for a path that is itself, `PUT` for any. */
export const SetRedirectRequest = Redirect.extend({ path: RedirectPath });
export type SetRedirectRequest = z.infer<typeof SetRedirectRequest>;

/** `DELETE /api/redirects/table` */
export const RemoveRedirectQuery = z.strictObject({ path: RedirectPath });
export type RemoveRedirectQuery = z.infer<typeof RemoveRedirectQuery>;

/** `GET /api/redirects/table`: every path that leads elsewhere, in order. */
export const RedirectTable = z.strictObject({
  items: z.array(
    SetRedirectRequest.extend({
      /** Who wrote it last, and when. */
      setBy: UserId,
      setAt: Instant,
    }),
  ),
  /** Other sites that visitors may be sent to, in order. */
  hosts: z.array(z.string()),
});
export type RedirectTable = z.infer<typeof RedirectTable>;

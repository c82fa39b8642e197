import { z } from 'zod';

import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { RedirectPath, RedirectTarget } from './target.ts';

/** `GET /api/redirects`: where a path leads, asked on each navigation (docs/spec.md §7). */
export const FindRedirectQuery = z.strictObject({ path: z.string().max(2000) });
export type FindRedirectQuery = z.infer<typeof FindRedirectQuery>;

/** The redirect of a path. */
export const Redirect = z.strictObject({
  /** A path of the site, or an https address on a listed host. */
  target: RedirectTarget,
  /** 301 rather than 302. */
  isPermanent: z.boolean(),
});
export type Redirect = z.infer<typeof Redirect>;

/** `null`: the path is not redirected, as most are not. */
export const FoundRedirect = z.strictObject({ redirect: Redirect.nullable() });
export type FoundRedirect = z.infer<typeof FoundRedirect>;

/** `POST /api/redirects/table`: for a path without a redirect. */
export const AddRedirectRequest = Redirect.extend({ path: RedirectPath });
export type AddRedirectRequest = z.infer<typeof AddRedirectRequest>;

/** Raised with every change of one redirect. Part of the content, because the URL is that of the table. */
const version = z.int().min(1);

/** `PUT /api/redirects/table`: for a path with a redirect. */
export const ChangeRedirectRequest = AddRedirectRequest.extend({
  /** Version of the redirect to change, as the admin saw it. */
  version,
});
export type ChangeRedirectRequest = z.infer<typeof ChangeRedirectRequest>;

/** `DELETE /api/redirects/table` */
export const RemoveRedirectQuery = z.strictObject({
  path: RedirectPath,
  /** Version of the redirect to remove, as the admin saw it. */
  version: z.coerce.number().pipe(version),
});
export type RemoveRedirectQuery = z.infer<typeof RemoveRedirectQuery>;

/** `GET /api/redirects/table`: every redirect, sorted by path. */
export const RedirectTable = z.strictObject({
  items: z.array(
    ChangeRedirectRequest.extend({
      /** Who changed it last, and when. */
      setBy: UserId,
      setAt: Instant,
    }),
  ),
  /** Other hosts to which redirects may lead, sorted. */
  hosts: z.array(z.string()),
});
export type RedirectTable = z.infer<typeof RedirectTable>;

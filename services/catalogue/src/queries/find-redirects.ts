import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { localeOfPath, withLocale, withoutLocale } from '@osta/contracts/locale-path';
import type { Redirect, RedirectTable } from '@osta/contracts/redirect/api';
import { isAllowedTarget, RedirectPath } from '@osta/contracts/redirect/target';
import type { Pool } from 'pg';

import { pathOf, type Neighbours, type SetRedirect } from '../domain/redirect/set-redirect.ts';
import { findChain, findRedirectOf, listRedirects } from './find-redirects.sql.ts';

/** Reads the redirect of a path; `null` if there is none. */
export type FindRedirect = (path: string) => Promise<Redirect | null>;

/**
 * A redirect of `/offers` applies to `/en/offers` too, and leads to the English page there, unless
 * its target names a language or `/en/offers` has a redirect of its own.
 *
 * @param hosts to which redirects may lead now: a row for another host counts as absent
 */
export function findRedirect(pool: Pool, hosts: ReadonlySet<string>): FindRedirect {
  return async (path) => {
    // A path that cannot have a redirect needs no query
    if (!RedirectPath.safeParse(path).success) return null;
    const { rows } = await pool.query<SetRedirect>({
      ...findRedirectOf,
      values: [[path, withoutLocale(path)]],
    });
    const [found] = rows;
    if (found === undefined || !isAllowedTarget(found.target, hosts)) return null;
    const target = found.path === path ? found.target : inEnglish(found.target);
    // `/offers` leads to `/en/offers`: that one is a page
    return pathOf(target) === path ? null : { target, isPermanent: found.isPermanent };
  };
}

/** Returns a target for English readers. Another site, and a page whose language is named, stay. */
function inEnglish(target: string): string {
  const isOpen = target.startsWith('/') && localeOfPath(target) !== 'en';
  return isOpen ? withLocale(target, 'en') : target;
}

/** Lists every redirect, ordered by path. */
export type ListRedirects = () => Promise<RedirectTable>;

interface Row extends SetRedirect {
  readonly version: number;
  readonly setBy: string;
  readonly setAt: Date;
}

/** @param hosts other sites to which redirects may lead now */
export function listAllRedirects(pool: Pool, hosts: ReadonlySet<string>): ListRedirects {
  return async () => {
    const { rows } = await pool.query<Row>(listRedirects);
    const items = rows.map(({ path, target, isPermanent, version, setBy, setAt }) => ({
      path,
      target,
      isPermanent,
      version,
      setBy: UserId.parse(setBy),
      setAt: Instant.parse(setAt.toISOString()),
    }));
    return { items, hosts: [...hosts].toSorted() };
  };
}

/** Tells whether other redirects would form a chain with a new one. */
export type FindNeighbours = (command: SetRedirect) => Promise<Neighbours>;

export function findNeighbours(pool: Pool): FindNeighbours {
  return async ({ path, target }) => {
    const { rows } = await pool.query<Neighbours>({
      ...findChain,
      values: [path, pathOf(target)],
    });
    return rows[0] ?? { targetLeadsOn: false, pathIsTarget: false };
  };
}

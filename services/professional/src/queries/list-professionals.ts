import type { GeoPoint } from '@osta/contracts/geo-point';
import { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import type { ListedProfessional, ListProfessionalsQuery } from '@osta/contracts/professional/api';
import { readCatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import type { Clock } from '@osta/platform/clock';
import { readRatings } from '@osta/platform/ratings/read-ratings';
import { categoryOf } from '@osta/reference/category-of';
import type { Pool } from 'pg';

import type { TakenTime } from '../domain/offering/next-free.ts';
import { profileQuery } from '../search/profile-words.ts';
import { bestFirst, type BestPlace, reckonedAt } from './best-first.ts';
import { factsInSearch, originOf, type PricedService } from './facts-in-search.ts';
import {
  listBestRatedSql,
  listCheapestSql,
  listExperiencedBookableSql,
  listExperiencedSql,
  listNearestBookableSql,
  listNearestSql,
} from './list-professionals.sql.ts';
import { matchScore } from './match-score.ts';
import { openBothLanguages } from './open-both-languages.ts';
import { professionalCard, type CardRow } from './professional-card.ts';
import { readRecords } from './read-records.ts';
import { comparedAtMost, type FreePlace, whoIsFree } from './who-is-free.ts';

/** The last professional of a page: the next page begins after it. */
export interface LastSeen {
  /** On the flat map, in degrees; `null` unless the list is in this order. */
  readonly distance: number | null;
  /** In dirham; `null` unless the list is in this order. */
  readonly lowestPrice: number | null;
  /** `null` unless the list is in this order. */
  readonly rating: { readonly average: number; readonly count: number } | null;
  /** `null` unless the list is in this order. */
  readonly free: FreePlace | null;
  /** `null` unless the list is in this order, and beyond those who are compared. */
  readonly best: BestPlace | null;
  readonly experienceYears: number;
  readonly id: UserId;
  /** Whether the list leaves out the filters that nobody fitted. */
  readonly isWidened: boolean;
}

export interface ProfessionalsWanted extends Omit<ListProfessionalsQuery, 'cursor'> {
  readonly after?: LastSeen | undefined;
}

export interface ProfessionalsFound {
  readonly items: readonly ListedProfessional[];
  /** `null`: there is no next page. */
  readonly last: LastSeen | null;
  readonly isWidened: boolean;
}

export type ListProfessionals = (
  wanted: ProfessionalsWanted,
  locale: Locale,
) => Promise<ProfessionalsFound>;

interface Read extends CardRow {
  readonly id: string;
  readonly experience_years: number;
  readonly distance?: number;
  readonly lowest_price?: number;
  readonly average?: number;
  readonly total?: number;
  readonly services: readonly PricedService[];
  readonly taken: readonly TakenTime[];
}

interface Row extends Read, ReturnType<typeof factsInSearch> {
  readonly free?: FreePlace;
  readonly best?: BestPlace;
}

/** Returns latitude as the flat map has it, in degrees: see the column `location`. */
function flat(latitude: number): number {
  return (Math.asinh(Math.tan((latitude * Math.PI) / 180)) * 180) / Math.PI;
}

/** Returns the place of a row in the list by rating; `null` in the other lists. */
function ratingAt({ average, total: count }: Row): LastSeen['rating'] {
  return average === undefined || count === undefined ? null : { average, count };
}

/** The filters that are left out when nobody fits all of them. */
function narrowing(wanted: ProfessionalsWanted): readonly unknown[] {
  const { within, isAvailable, isChecked, isOpen, maxPrice, minRating, language, freeDays } =
    wanted;
  return [within, isAvailable, isChecked, isOpen, maxPrice, minRating, language, freeDays];
}

/**
 * Returns the query for a page of professionals who offer this. When nobody fits all filters, the page
 * has those who offer the trade, or say the words, and says so. It reads one row more than it returns, to know whether
 * there is a next page.
 */
export function listProfessionals(pool: Pool, clock: Clock): ListProfessionals {
  async function read(
    wanted: ProfessionalsWanted,
    origin: GeoPoint | null,
    isWidened: boolean,
    now: Instant,
  ): Promise<readonly Row[]> {
    const { serviceId, categoryId, sort, q } = wanted;
    const question = q === undefined ? null : profileQuery(q);
    // Nobody says a question without a word
    if (q !== undefined && question === null) return [];
    const narrow: Partial<ProfessionalsWanted> = isWidened ? {} : wanted;
    const { within, isAvailable, isChecked, isOpen, maxPrice, minRating, language, freeDays } =
      narrow;
    const isCompared = sort === 'free' || freeDays !== undefined;
    // Whoever is compared is read from the beginning
    const after = isCompared ? undefined : wanted.after;
    const trades = [categoryId, serviceId && categoryOf(serviceId)].filter(Boolean);
    const [west = 0, south = 0, east = 0, north = 0] = within ?? [];
    const common = [
      trades,
      isCompared ? comparedAtMost : wanted.limit + 1,
      serviceId ?? null,
      within ? `(${west},${flat(south)}),(${east},${flat(north)})` : null,
      isAvailable ? now : null,
      isChecked ?? false,
      isOpen ? now : null,
      maxPrice ?? null,
      minRating ?? null,
      language ?? null,
      now,
      question,
    ];
    const withFacts = async (text: string, ...own: readonly unknown[]): Promise<readonly Row[]> => {
      const { rows } = await pool.query<Read>(text, [...common, ...own]);
      return rows.map((row) => {
        const { services, taken, state } = row;
        const found = { location: state.location, area: state.area, services, taken };
        return Object.assign(row, factsInSearch(found, wanted, now, freeDays));
      });
    };
    const inOrder = (): Promise<readonly Row[]> => {
      const { id = null, experienceYears: years = null } = after ?? {};
      if (sort === 'price') return withFacts(listCheapestSql, after?.lowestPrice ?? null, id);
      if (sort === 'rating') {
        const { average = null, count = null } = after?.rating ?? {};
        return withFacts(listBestRatedSql, average, count, id);
      }
      if (!origin) {
        return withFacts(isCompared ? listExperiencedBookableSql : listExperiencedSql, years, id);
      }
      const { longitude, latitude } = origin;
      const statement = isCompared ? listNearestBookableSql : listNearestSql;
      return withFacts(statement, longitude, latitude, after?.distance ?? null, years, id);
    };
    const rows = await inOrder();
    if (!isCompared) return rows;
    const order = sort === 'free' ? 'by-time' : 'as-read';
    return whoIsFree(rows, wanted.after?.free ?? null, order).slice(0, wanted.limit + 1);
  }

  /** The best of the first 100 come first, then all others in the order in which those were read: ADR 53. */
  async function readBest(
    { limit, after, ...others }: ProfessionalsWanted,
    origin: GeoPoint | null,
    isWidened: boolean,
    now: Instant,
  ): Promise<readonly Row[]> {
    const wanted = { ...others, sort: undefined };
    if (after?.best === null) return read({ ...wanted, limit, after }, origin, isWidened, now);
    const rows = await read({ ...wanted, limit: comparedAtMost }, origin, isWidened, now);
    const compared = rows.slice(0, comparedAtMost);
    const ids = compared.map(({ id }) => id);
    const [ratings, records] = await Promise.all([
      readRatings(pool, 'professional_id', ids),
      readRecords(pool, ids, now),
    ]);
    const scored = compared.map((row) => {
      const { id, distanceMeters, nextFreeAt, state, checked_at: checkedAt } = row;
      const { responseMinutes, conduct } = records(id);
      const facts = {
        distanceMeters,
        nextFreeAt,
        rating: ratings(id),
        responseMinutes,
        acceptance: conduct.acceptance,
        isChecked: checkedAt !== null,
        availableUntil: state.availableUntil,
      };
      const score = matchScore(facts, now);
      return { ...row, score, best: { score, at: now } };
    });
    const seen = after?.best ? { id: after.id, score: after.best.score } : null;
    const page = bestFirst(scored, seen).slice(0, limit + 1);
    const end = compared.at(-1);
    if (page.length > limit || rows.length === compared.length || !end) return page;
    const beyond = { ...wanted, limit: limit - page.length, after: lastSeen(end, isWidened) };
    return [...page, ...(await read(beyond, origin, isWidened, now))];
  }

  return async (wanted, locale) => {
    const { limit, after, sort } = wanted;
    const isFromPoint = sort !== 'experience' && sort !== 'price' && sort !== 'rating';
    const origin = isFromPoint ? originOf(wanted) : null;
    const now = reckonedAt(after?.best ?? null, clock.now());
    const readPage = sort === 'best' ? readBest : read;
    const narrow = after?.isWidened ? [] : await readPage(wanted, origin, false, now);
    const isNarrowed = narrowing(wanted).some(Boolean);
    const isWidened =
      after?.isWidened ?? (after === undefined && isNarrowed && narrow.length === 0);
    const rows = isWidened ? await readPage(wanted, origin, true, now) : narrow;

    const shown = rows.slice(0, limit);
    const end = shown.at(-1);
    const ids = shown.map(({ id }) => id);
    const [texts, ratings, records, catalogue] = await Promise.all([
      openBothLanguages(
        pool,
        shown.flatMap(({ id, state: { headline, names } }) => [
          { id, text: headline },
          { id, text: names },
        ]),
      ),
      readRatings(pool, 'professional_id', ids),
      readRecords(pool, ids, now),
      readCatalogueNames(pool),
    ]);
    return {
      items: shown.map((row, n) => {
        const { id, state, distanceMeters, goesThere, lowestPrice, nextFreeAt } = row;
        const card = professionalCard({
          id: UserId.parse(id),
          row,
          headline: texts[2 * n] ?? state.headline,
          names: texts[2 * n + 1] ?? state.names,
          record: records(id),
          rating: ratings(id),
          catalogue,
          locale,
          now,
        });
        return Object.assign(card, { distanceMeters, goesThere, lowestPrice, nextFreeAt });
      }),
      last: rows.length > limit && end ? lastSeen(end, isWidened) : null,
      isWidened,
    };
  };
}

/** Returns the place of a row, after which the next page begins. */
function lastSeen(row: Row, isWidened: boolean): LastSeen {
  const { best = null } = row;
  const place =
    best === null
      ? {
          distance: row.distance ?? null,
          lowestPrice: row.lowest_price ?? null,
          rating: ratingAt(row),
          free: row.free ?? null,
        }
      : // Its score alone is its place; with all the others, a cursor would be longer than it may be
        { distance: null, lowestPrice: null, rating: null, free: null };
  const { experience_years: experienceYears } = row;
  return { ...place, best, experienceYears, id: UserId.parse(row.id), isWidened };
}

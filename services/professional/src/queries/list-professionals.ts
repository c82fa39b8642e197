import { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import type { CategoryId } from '@osta/contracts/reference/category-id';
import { categoryOf } from '@osta/contracts/reference/names';
import type { PlaceId } from '@osta/contracts/reference/place-id';
import type { ServiceId } from '@osta/contracts/reference/service-id';
import type { Pool } from 'pg';

import { placesAround } from '../domain/profile/places-around.ts';
import type { PublishedProfile } from '../domain/profile/profile.ts';
import { listProfessionalsSql } from './list-professionals.sql.ts';
import { openHeadlines } from './open-headlines.ts';
import { professionalCard } from './professional-card.ts';

/** The last professional of a page: the next page begins after it. */
export interface LastSeen {
  /** 0 there, 1 in the same town, 2 in the same district, 3 elsewhere. */
  readonly nearness: number;
  readonly experienceYears: number;
  readonly id: UserId;
}

export interface ProfessionalsWanted {
  readonly serviceId?: ServiceId | undefined;
  readonly categoryId?: CategoryId | undefined;
  readonly placeId?: PlaceId | undefined;
  readonly after?: LastSeen | undefined;
  readonly limit: number;
}

export interface ProfessionalsFound {
  readonly items: readonly ProfessionalCard[];
  /** `null`: there is no next page. */
  readonly last: LastSeen | null;
}

export type ListProfessionals = (
  wanted: ProfessionalsWanted,
  locale: Locale,
) => Promise<ProfessionalsFound>;

interface Row {
  readonly nearness: number;
  readonly id: string;
  readonly experience_years: number;
  readonly state: PublishedProfile;
  readonly full_name: string;
}

/** Sorts before every profile: the first page begins here. */
const beginning: LastSeen = {
  nearness: -1,
  experienceYears: 0,
  id: UserId.parse('00000000-0000-7000-8000-000000000000'),
};

/**
 * Returns the query for a page of professionals who offer this, nearest first. It reads one row
 * more than it returns, to know whether there is a next page.
 */
export function listProfessionals(pool: Pool): ListProfessionals {
  return async ({ serviceId, categoryId, placeId, after = beginning, limit }, locale) => {
    const trades = [categoryId, serviceId && categoryOf(serviceId)].filter(Boolean);
    const { rows } = await pool.query<Row>({
      text: listProfessionalsSql,
      values: [
        trades,
        limit + 1,
        after.nearness,
        after.experienceYears,
        after.id,
        ...(placeId ? placesAround(placeId) : [[], [], []]),
      ],
    });

    const shown = rows.slice(0, limit);
    const end = shown.at(-1);
    const headlines = await openHeadlines(
      pool,
      shown.map(({ id, state: { headline } }) => ({ id, headline })),
    );
    return {
      items: shown.map(({ id, full_name: fullName, state }, n) => {
        const offer = { ...state, headline: headlines[n] ?? '' };
        return professionalCard(UserId.parse(id), fullName, offer, locale);
      }),
      last:
        rows.length > limit && end
          ? {
              nearness: end.nearness,
              experienceYears: end.experience_years,
              id: UserId.parse(end.id),
            }
          : null,
    };
  };
}

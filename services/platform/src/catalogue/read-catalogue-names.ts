import type { Locale } from '@osta/contracts/locale';
import { CategoryId } from '@osta/reference/category-id';
import { categoryName, serviceName } from '@osta/reference/names';
import type { ServiceId } from '@osta/reference/service-id';
import type { Pool } from 'pg';

import { readOverrides } from './read-catalogue-names.sql.ts';

/** What trades and services are called now, hidden ones too. */
export interface CatalogueNames {
  readonly ofService: (id: ServiceId, locale: Locale) => string;
  readonly ofTrade: (id: CategoryId, locale: Locale) => string;
  /** The trades that admins have changed or added. */
  readonly changedTrades: readonly CategoryId[];
}

/** What admins call an entry, in each language. */
type Override = { readonly [Language in Locale]: string };

/**
 * Reads what trades and services are called, in one round trip: as admins have named them, else as Osta came with them.
 * The pool finds the service's copy of the catalogue in its search path.
 */
export async function readCatalogueNames(pool: Pool): Promise<CatalogueNames> {
  const { rows } = await pool.query<Override & { readonly id: string }>(readOverrides);
  return catalogueNames(new Map(rows.map((row) => [row.id, row])));
}

/** Returns what trades and services are called with these changes over the names of the release. */
export function catalogueNames(overrides: ReadonlyMap<string, Override>): CatalogueNames {
  return {
    ofService: (id, locale) => overrides.get(id)?.[locale] ?? serviceName(id, locale),
    changedTrades: [...overrides.keys()].flatMap((id) => {
      const trade = CategoryId.safeParse(id);
      return trade.success ? [trade.data] : [];
    }),
    ofTrade: (id, locale) => overrides.get(id)?.[locale] ?? categoryName(id, locale),
  };
}

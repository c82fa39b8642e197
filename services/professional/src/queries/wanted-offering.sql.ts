import { isOpenAt } from '@osta/platform/opening-hours/is-open-at.sql';

/** The parameters of what is wanted of a service, as SQL. */
interface Wanted {
  /** Trades as text[]; empty for all. */
  readonly trades: string;
  /** Null for all. */
  readonly service: string;
  /** An instant at which it is open by its hours, null for any. */
  readonly openAt: string;
  /** In dirham, null for any. */
  readonly maxPrice: string;
}

/** Returns the condition that a published service is one of those that a search wants. */
export function isWantedOffering(
  alias: string,
  { trades, service, openAt, maxPrice }: Wanted,
): string {
  return `
    (${service}::text is null or ${alias}.service_id = ${service})
    and (${trades}::text[] = '{}' or split_part(${alias}.service_id, '.', 1) = any(${trades}))
    and (${maxPrice}::integer is null or ${alias}.lowest_price <= ${maxPrice})
    and (${openAt}::timestamptz is null or ${isOpenAt(`${alias}.state -> 'availability'`, `${openAt}::timestamptz`)})`;
}

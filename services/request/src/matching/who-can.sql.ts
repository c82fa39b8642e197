import { coarseCells } from '@osta/contracts/coarse-point';
import { usualRadius } from '@osta/contracts/professional/goes-to';

import { takesRequest } from './takes-request.sql.ts';

/** Half of the sine, squared, as the haversine has it: the same as `metersBetween`. */
function half(degrees: string): string {
  return `power(sin(radians(${degrees}) / 2), 2)`;
}

const start = (part: string): string =>
  `(coalesce(reach.area -> 'center', reach.home) ->> '${part}')::float8`;

/** The meters along the ground from where a professional starts to the place of the request. */
const meters = `round(2 * 6371000 * asin(sqrt(
  ${half(`$4::float8 - ${start('latitude')}`)}
  + cos(radians(${start('latitude')})) * cos(radians($4::float8)) * ${half(`$5::float8 - ${start('longitude')}`)}
)))`;

/** Returns a coordinate in whole cells, with which Postgres reckons without a rounding: as `isInDrawnArea` does. */
function cells(degrees: string): string {
  return `round((${degrees})::numeric * ${coarseCells})::int`;
}

/**
 * The condition that the area that a professional has drawn holds the place of the request; true without one. The
 * circle of its radius holds all of it: only those within are looked at.
 */
const isInDrawnArea = `
case when jsonb_typeof(reach.area -> 'corners') = 'array' then (
  select (string_agg('(' || ${cells("corner ->> 'longitude'")} || ',' || ${cells("corner ->> 'latitude'")} || ')', ',' order by nth))::polygon
    @> point(${cells('$5::float8')}, ${cells('$4::float8')})
  from jsonb_array_elements(reach.area -> 'corners') with ordinality as each (corner, nth)
) else true end`;

/**
 * The ids of all who can do what a request of `caller` asks for, the nearest first. They work in its trade, are seen
 * by customers and have not paused; their area holds its place, by its shape or by a name; their rules let it
 * through. Who has drawn no area goes as far as `usualRadius` from their place.
 *
 * Indexes `professional_reach_trades` and `request_professional_current_idx`; primary keys of `professional`,
 * `person`, `hidden_professional` and `paused_professional`.
 *
 * Parameters: those of `wantedWork`, and limit.
 */
export const whoCan = `
array(
  select reach.id::text
  from professional_reach as reach
  cross join lateral (select ${meters} as meters) as way
  where reach.trades @> array[$2::text] and reach.id <> caller.user_id
    and ((way.meters <= coalesce((reach.area ->> 'radiusMeters')::int, ${usualRadius}) and ${isInDrawnArea})
      or reach.area -> 'placeIds' ?| $6::text[])
    and (select true from professional where professional.id = reach.id)
    and (select true from person where person.id = reach.id)
    and (select standing from hidden_professional where id = reach.id) is null
    and (select true from paused_professional where id = reach.id) is null
    and ${takesRequest('reach', { service: '$1::text', budget: '$3::bigint' })}
  order by way.meters, reach.id
  limit $7::int
)`;

/** Reads them for one person. Parameters: those of `whoCan`, and the person. */
export const findWhoCan = `
select ${whoCan} as ids
from (select $8::uuid as user_id) as caller`;

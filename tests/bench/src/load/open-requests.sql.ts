/** The id of a copy, by its number. */
export function requestIdOf(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** The same id in SQL. @param number an SQL expression */
export function requestIdSql(number: string): string {
  return `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
}

/** Adds a person to the copy of people in the request service. Parameters: id, kind. */
export const addNamedSql = `
insert into request.person (id, kind, full_name, registered_at) values ($1, $2, 'Somebody', now())`;

/** Lets customers ask this professional. Parameter: id. */
export const addAskableSql = `
insert into request.professional (id, published_at) values ($1, now())`;

/** Copies a request. Parameters: the request, the number of copies. */
export const copyRequestsSql = `
insert into request.service_request (id, version, fold, state, created_at, updated_at)
select ${requestIdSql('nth')}, version, fold, state, created_at, updated_at
from request.service_request, generate_series(1, $2::bigint) as nth where id = $1`;

/** Links the copies to the professionals of the request. Parameters: the request, the number of copies. */
export const copyLinksSql = `
insert into request.request_professional (request_id, professional_id, invited_at)
select ${requestIdSql('nth')}, professional_id, invited_at
from request.request_professional, generate_series(1, $2::bigint) as nth where request_id = $1`;

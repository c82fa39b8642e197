/** Adds people to the copy of people in the request service. Parameters: their ids, their kind. */
export const addNamedSql = `
insert into request.person (id, kind, full_name, registered_at)
select id, $2, 'Somebody', now() from unnest($1::uuid[]) as id`;

/** Lets customers ask these professionals. Parameter: their ids. */
export const addAskableSql = `
insert into request.professional (id, published_at) select id, now() from unnest($1::uuid[]) as id`;

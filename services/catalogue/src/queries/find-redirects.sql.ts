/**
 * Finds the redirects of some paths. `redirect_path`.
 *
 * Parameter: paths, the first of which is preferred.
 */
export const findRedirectOf = {
  name: 'catalogue.find-redirect',
  text: `
select path, state ->> 'target' as target, (state ->> 'isPermanent')::boolean as "isPermanent"
from catalogue.redirect
where path = any ($1::text[])
order by array_position($1::text[], path)
limit 1`,
} as const;

/**
 * Lists every redirect, with the admin who wrote it last. `redirect_path`,
 * `event_stream_id_stream_version_key`.
 */
export const listRedirects = {
  name: 'catalogue.list-redirects',
  text: `
select redirect.path, redirect.state ->> 'target' as target,
  (redirect.state ->> 'isPermanent')::boolean as "isPermanent", redirect.version,
  event.actor as "setBy", event.time as "setAt"
from catalogue.redirect as redirect
join catalogue.event as event
  on event.stream_id = redirect.id and event.stream_version = redirect.version
where redirect.path is not null
order by redirect.path`,
} as const;

/**
 * Tells whether a redirect would form a chain with another one, in either language. `redirect_path`,
 * `redirect_target`.
 *
 * Parameters: path, path of the target.
 */
export const findChain = {
  name: 'catalogue.find-redirect-chain',
  text: `
select exists (
    select from catalogue.redirect
    where path = any (catalogue.path_in_both_languages($2)) and path <> $1
  ) as "targetLeadsOn",
  exists (
    select from catalogue.redirect
    where path is not null and path <> $1
      and split_part(split_part(state ->> 'target', '?', 1), '#', 1)
        = any (catalogue.path_in_both_languages($1))
  ) as "pathIsTarget"`,
} as const;

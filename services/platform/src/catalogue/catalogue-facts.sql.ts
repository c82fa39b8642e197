/** The expression of what admins have made of the catalogue, from the service's own copy: few rows, read whole. */
export const catalogueFacts = `(
    select json_build_object(
      'changed', coalesce(json_agg(id), '[]'),
      'hidden', coalesce(json_agg(id) filter (where is_hidden), '[]')
    )
    from catalogue_override
  )`;

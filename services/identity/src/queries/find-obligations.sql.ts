/** Counts a person's open obligations by kind. Index `open_obligation_person_id`. $1 person. */
export const countObligations = `
  select kind, count(*)::int as count from identity.open_obligation
   where person_id = $1 group by kind`;

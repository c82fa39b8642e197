/** Lists a person's open obligations. Index `open_obligation_person_id`. $1 person. */
export const obligationsOf = `
  select id, kind, part_of as "partOf" from identity.open_obligation where person_id = $1
   order by kind, id`;

/** Lists a person's devices. Primary key. $1 person. */
export const devicesOf = `
  select name, first_seen_at as "firstSeenAt" from identity.device where user_id = $1
   order by first_seen_at`;

/**
 * Counts open requests and quotes. Indexes `open_request_customer_id`,
 * `open_quote_professional_id`. $1 person.
 */
export const countCommitments = `
  select (select count(*)::int from identity.open_request where customer_id = $1) as "openRequests",
         (select count(*)::int from identity.open_quote where professional_id = $1) as "openQuotes"`;

/**
 * Reads where `caller` stands if customers do not see them. Primary key of `hidden_professional`. No
 * parameters.
 */
export const readQuotingFacts = `
select (
  select standing from hidden_professional where id = caller.user_id
) as hidden_as
from caller`;

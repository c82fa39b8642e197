/** Lets events be recorded without their hash, as before there was a chain. */
export const withoutChainSql = `
alter table request.event disable trigger event_chain;
alter table request.event alter column hash drop not null`;

/** Chains what is recorded from now on; what was recorded meanwhile keeps no hash. */
export const withChainSql = 'alter table request.event enable trigger event_chain';

/** Reads a published profile, hidden ones too. Primary key. $1 the person. */
export const findState = `select state, version from professional.profile where id = $1`;

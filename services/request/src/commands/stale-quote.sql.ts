/** Reads the state of one request. Primary key. Parameter: id. */
export const readState = `select state from service_request where id = $1`;

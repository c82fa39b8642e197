/** Reads one request. Primary key. Parameter: its id. */
export const findRequest = {
  name: 'request.find-request',
  text: 'select version, state, created_at from service_request where id = $1',
} as const;

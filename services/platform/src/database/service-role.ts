/** The schema of what all services share: the counts of calls. */
export const sharedSchema = 'platform';

/** Returns the role in Postgres as which a service works: `osta_request`. */
export function serviceRole(schema: string): string {
  return `osta_${schema}`;
}

/** Returns the role of what a process does for all of its services: that of its only service, or one of its own. */
export function processRole(schemas: readonly string[]): string {
  const [only, ...others] = schemas;
  return serviceRole(only === undefined || others.length > 0 ? sharedSchema : only);
}

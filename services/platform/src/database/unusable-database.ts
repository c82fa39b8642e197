/** What to do about each error of a Postgres that a process is told to use, by code. */
const remedies: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'No Postgres answers there: start it, or correct DATABASE_URL.',
  ECONNRESET: 'What answers there is no Postgres, or it is shutting down: correct DATABASE_URL.',
  ENOTFOUND: 'There is no such machine: correct DATABASE_URL.',
  EAI_AGAIN: 'The name of the machine cannot be looked up now: correct DATABASE_URL, or try again.',
  EHOSTUNREACH: 'The machine cannot be reached: correct DATABASE_URL, or its network.',
  ENETUNREACH: 'The machine cannot be reached: correct DATABASE_URL, or the network.',
  ETIMEDOUT: 'Nothing answers there: correct DATABASE_URL, or open the way to it.',
  '28P01': 'Postgres refuses the password: correct DATABASE_URL, or DATABASE_PASSWORD.',
  '28000': 'Postgres refuses the user: correct DATABASE_URL, or its pg_hba.conf.',
  '3D000': 'Postgres has no such database: make it, or correct DATABASE_URL.',
  '42501': 'The user lacks a right: let DATABASE_URL name the owner of the database.',
  '53300': 'Postgres has no connection left: raise its max_connections.',
  '57P03': 'Postgres is starting up or shutting down: try again in a moment.',
};

/**
 * Returns what to do about a database that cannot be used.
 *
 * @param url its address, of which no more than the machine is told
 * @returns one sentence; `null` for a bug
 */
export function unusableDatabase(error: unknown, url: string): string | null {
  const remedy = remedies[errorCode(error) ?? ''];
  return remedy === undefined
    ? null
    : `The database at ${new URL(url).host} cannot be used. ${remedy}`;
}

/** Returns the code of an error. When several addresses of one machine fail together, the first one tells the cause. */
export function errorCode(error: unknown): string | undefined {
  if (error instanceof AggregateError) return errorCode(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

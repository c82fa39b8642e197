import type { ClientBase } from 'pg';

import { keepPart, readParts } from './run-record.sql.ts';

/** How far a run has come, and what it has found. */
export interface RunParts<Place, Found> {
  /** Where the run that is resumed has stopped; null: at the beginning. */
  readonly place: Place | null;
  /** What that run has found, in order. */
  readonly found: readonly Found[];
  /** Records how far this run is, and what it has found since it last said so. */
  readonly keep: (place: Place, found: readonly Found[]) => Promise<void>;
}

/**
 * Returns the parts of a run, with those of the run that it resumes as its first.
 *
 * @param runId null where it cannot be recorded: then it cannot be resumed either
 */
export async function partsOf<Place, Found>(
  client: ClientBase,
  { runId, resumes }: { readonly runId: string | null; readonly resumes: string | null },
): Promise<RunParts<Place, Found>> {
  let part = 0;
  const keep = async (place: Place, found: readonly Found[]): Promise<void> => {
    if (runId === null) return;
    part += 1;
    await client.query(keepPart, [runId, part, JSON.stringify(place), JSON.stringify(found)]);
  };
  if (resumes === null) return { place: null, found: [], keep };
  const { rows } = await client.query<{
    readonly place: Place;
    readonly found: readonly Found[];
  }>(readParts, [resumes]);
  const place = rows.at(-1)?.place ?? null;
  const found = rows.flatMap((row) => row.found);
  // So that it can be resumed in its turn
  if (place !== null) await keep(place, found);
  return { place, found, keep };
}

import type { KeyObject } from 'node:crypto';

import type { ClientBase } from 'pg';

import type { EventSources } from './audit-system.ts';
import {
  checkpointName,
  listCheckpoints,
  readCheckpoint,
  type Checkpoint,
  type CoveredLog,
  type Head,
} from './checkpoint-folder.ts';
import { markBytes, markedSql } from './checkpoint.sql.ts';
import { logsOf, readCovered } from './take-checkpoints.ts';
import type { Fault } from './verify.ts';

/** What the checkpoints of a folder say about the log. */
export interface VerifiedCheckpoints {
  readonly checkpoints: number;
  readonly faults: readonly Fault[];
}

/**
 * Checks that the key has signed every checkpoint of a folder, that each follows from the one before, and that the
 * log still is what they say: heads of streams, number of events, and their order. Reads only.
 */
export async function verifyCheckpoints(
  client: ClientBase,
  system: Pick<EventSources, 'sources'>,
  folder: string,
  publicKey: KeyObject,
): Promise<VerifiedCheckpoints> {
  const names = await listCheckpoints(folder);
  const known = new Set(logsOf(system));
  const faults: Fault[] = [];
  let previous: string | null = null;
  for (const [index, name] of names.entries()) {
    const { hash, checkpoint } = await readCheckpoint(folder, name, publicKey);
    if (checkpoint === 'unsigned') {
      faults.push(invalid(name, 'it is not what the key has signed'));
      previous = hash;
      continue;
    }
    const isNext = name === checkpointName(index + 1) && checkpoint.sequence === index + 1;
    if (!isNext || checkpoint.previous !== previous) {
      faults.push(invalid(name, 'it does not follow from the checkpoint before it'));
    }
    previous = hash;
    for (const covered of checkpoint.logs) {
      if (!known.has(covered.log)) continue;
      faults.push(...(await differences(client, checkpoint, covered)));
    }
  }
  if (names.length === 0) faults.push(invalid(folder, 'there is no checkpoint in it'));
  return { checkpoints: names.length, faults };
}

function invalid(name: string, detail: string): Fault {
  return { aggregate: 'checkpoint', streamId: name, fault: 'checkpoint-invalid', detail };
}

/** An event in the range of a checkpoint, as it is found. */
interface MarkedEvent {
  readonly id: string;
  readonly streamId: string;
  readonly version: number;
  readonly mark: string;
}

/**
 * Returns a fault for each stream that is not what it was, with the first event that was not signed; else one for the
 * first event that has another place in the log, or for the range when no event shows it.
 */
async function differences(
  client: ClientBase,
  { sequence, time }: Checkpoint,
  signed: CoveredLog,
): Promise<readonly Fault[]> {
  const { log, from, to } = signed;
  const found = await readCovered(client, signed);
  const isMoved = signed.marks !== undefined && signed.marks !== found.marks;
  const headsFound = new Map(found.heads.map((head) => [head[0], head]));
  const headsSigned = new Map(signed.heads.map((head) => [head[0], head]));
  const changed = [...new Set([...headsSigned.keys(), ...headsFound.keys()])].filter(
    (id) => wordsOf(headsSigned.get(id)) !== wordsOf(headsFound.get(id)),
  );
  if (changed.length === 0 && !isMoved && signed.events === found.events) return [];

  const { rows: events } = await client.query<MarkedEvent>(markedSql(log), [from, to]);
  const marks = signed.marks === undefined ? null : marksIn(signed.marks);
  const fault = (streamId: string, detail: string): Fault => ({
    aggregate: log,
    streamId,
    fault: 'checkpoint-differs',
    detail: `checkpoint ${sequence} of ${time}: ${detail}`,
  });
  if (changed.length > 0) {
    const known = new Set(marks);
    return changed.map((id) => {
      const [was, is] = [wordsOf(headsSigned.get(id)), wordsOf(headsFound.get(id))];
      const first =
        marks && events.find(({ streamId, mark }) => streamId === id && !known.has(mark));
      const begins = first
        ? `; the first that was not signed is version ${first.version}, event ${first.id}`
        : '';
      return fault(id, `signed ${was}, found ${is}${begins}`);
    });
  }
  const elsewhere = isMoved ? events.find(({ mark }, place) => mark !== marks?.[place]) : undefined;
  return [
    elsewhere
      ? fault(
          elsewhere.streamId,
          `the order of events is another one from version ${elsewhere.version} on, event ${elsewhere.id}`,
        )
      : fault(
          `transactions ${from} to ${to}`,
          `signed ${signed.events} events, found ${found.events}`,
        ),
  ];
}

function marksIn(marks: string): readonly string[] {
  const bytes = Buffer.from(marks, 'base64');
  return Array.from({ length: bytes.length / markBytes }, (_, place) =>
    bytes.toString('hex', place * markBytes, (place + 1) * markBytes),
  );
}

function wordsOf(head: Head | undefined): string {
  return head ? `version ${head[1]} with ${head[2]}` : 'no event';
}

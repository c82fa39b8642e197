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
import { logsOf, readCovered } from './take-checkpoints.ts';
import type { Fault } from './verify.ts';

/** What the checkpoints of a folder say about the log. */
export interface VerifiedCheckpoints {
  readonly checkpoints: number;
  readonly faults: readonly Fault[];
}

/**
 * Checks that the key has signed every checkpoint of a folder, that each follows from the one before, and that the
 * log still is what they say: heads of streams, and number of events. Reads only.
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
      const found = await readCovered(client, covered);
      faults.push(...differences(checkpoint, covered, found));
    }
  }
  if (names.length === 0) faults.push(invalid(folder, 'there is no checkpoint in it'));
  return { checkpoints: names.length, faults };
}

function invalid(name: string, detail: string): Fault {
  return { aggregate: 'checkpoint', streamId: name, fault: 'checkpoint-invalid', detail };
}

/** Returns a fault for each stream that is not what it was; one for the range when no stream shows it. */
function differences(
  { sequence, time }: Checkpoint,
  signed: CoveredLog,
  found: CoveredLog,
): readonly Fault[] {
  const headsFound = new Map(found.heads.map((head) => [head[0], head]));
  const headsSigned = new Map(signed.heads.map((head) => [head[0], head]));
  const of = `checkpoint ${sequence} of ${time}`;
  const fault = (streamId: string, detail: string): Fault => ({
    aggregate: signed.log,
    streamId,
    fault: 'checkpoint-differs',
    detail: `${of}: ${detail}`,
  });
  const faults = [...new Set([...headsSigned.keys(), ...headsFound.keys()])].flatMap((id) => {
    const [was, is] = [wordsOf(headsSigned.get(id)), wordsOf(headsFound.get(id))];
    return was === is ? [] : [fault(id, `signed ${was}, found ${is}`)];
  });
  if (faults.length > 0 || signed.events === found.events) return faults;
  const range = `transactions ${signed.from} to ${signed.to}`;
  return [fault(range, `signed ${signed.events} events, found ${found.events}`)];
}

function wordsOf(head: Head | undefined): string {
  return head ? `version ${head[1]} with ${head[2]}` : 'no event';
}

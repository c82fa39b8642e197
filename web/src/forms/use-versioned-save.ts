import { useState } from 'react';

import { isProblem } from '../api/api-problem.ts';
import type { ReadPart } from './version-to-change.ts';
import { nextVersion, opened, refused, taken, type VersionedState } from './versioned-state.ts';

interface SaveCallbacks<Receipt> {
  readonly onSuccess: (receipt: Receipt) => void;
  readonly onError: (error: Error) => void;
}

interface VersionedSaveOptions<Part, Receipt> {
  /** What is saved, as the page read it last; `null` before there is anything. */
  readonly newest: ReadPart<Part> | null;
  /** Reads what is saved now. */
  readonly readAgain: () => Promise<ReadPart<Part>>;
  /** Sends a change of the version; 0 for what is new. */
  readonly send: (part: Part, version: number, callbacks: SaveCallbacks<Receipt>) => void;
  readonly onSaved: (receipt: Receipt) => void;
  /** Called for every other refusal. */
  readonly onRefused: (error: Error) => void;
}

interface VersionedSave<Part> extends Pick<VersionedState<Part>, 'conflict'> {
  /** In a conflict it is the person’s answer that theirs shall count. */
  readonly save: (part: Part) => void;
  /** Ends the conflict in favour of what is saved: from then on the form shows that. */
  readonly takeSaved: () => void;
}

/**
 * Saves a form that several people, or windows, may have open at once. A change of what somebody else has changed
 * first is not sent on top of it, unless the person has seen both and says so.
 */
export function useVersionedSave<Part, Receipt>({
  newest,
  readAgain,
  send,
  onSaved,
  onRefused,
}: VersionedSaveOptions<Part, Receipt>): VersionedSave<Part> {
  const [state, setState] = useState(() => opened(newest));

  async function lookAgain(sent: ReadPart<Part>): Promise<void> {
    try {
      const next = refused(state, sent, await readAgain());
      setState(next.state);
      if (next.sendAgainAt !== null) saveAt(sent.part, next.sendAgainAt);
    } catch {
      // The notice of the form says that it was changed, and what is typed stays
    }
  }

  function saveAt(part: Part, version: number): void {
    send(part, version, {
      onSuccess: (receipt) => {
        setState(opened({ version: version + 1, part }));
        onSaved(receipt);
      },
      onError: (error) => {
        if (!isProblem(error, 'PRECONDITION_FAILED')) onRefused(error);
        else void lookAgain({ version, part });
      },
    });
  }

  return {
    conflict: state.conflict,
    save: (part) => saveAt(part, nextVersion(state, newest)),
    takeSaved: () => setState(taken(state)),
  };
}

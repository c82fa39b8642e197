import { useState } from 'react';

import { isProblem } from '../api/api-problem.ts';
import { afterRefusedVersion, type ReadPart, versionToChange } from './version-to-change.ts';

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

/** Other values were saved while the form was open. */
interface Conflict<Part> {
  readonly saved: ReadPart<Part>;
  /** What was not accepted: shown beside it while what is typed is not whole. */
  readonly sent: Part;
}

interface VersionedSave<Part> {
  /** To be decided by the person; the next `save` is their answer that theirs shall count. */
  readonly conflict: Conflict<Part> | null;
  readonly save: (part: Part) => void;
  /** Ends the conflict in favour of what is saved: from then on the form shows that. */
  readonly takeSaved: () => void;
}

const nothing: ReadPart<null> = { version: 0, part: null };

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
  // The change is based on what the form showed, or saved
  const [base, setBase] = useState<ReadPart<Part | null>>(newest ?? nothing);
  const [conflict, setConflict] = useState<Conflict<Part> | null>(null);
  const shown = conflict?.saved ?? base;

  async function lookAgain(sent: ReadPart<Part>): Promise<void> {
    try {
      const saved = await readAgain();
      const next = afterRefusedVersion({ shown, sent, newest: saved });
      if (next === 'send-again') saveAt(sent.part, saved.version);
      if (next === 'ask') setConflict({ saved, sent: sent.part });
    } catch {
      // The notice of the form says that it was changed, and what is typed stays
    }
  }

  function saveAt(part: Part, version: number): void {
    send(part, version, {
      onSuccess: (receipt) => {
        setBase({ version: version + 1, part });
        setConflict(null);
        onSaved(receipt);
      },
      onError: (error) => {
        if (!isProblem(error, 'PRECONDITION_FAILED')) onRefused(error);
        else void lookAgain({ version, part });
      },
    });
  }

  return {
    conflict,
    save: (part) => saveAt(part, versionToChange(shown, newest ?? nothing)),
    takeSaved: () => {
      if (conflict !== null) setBase(conflict.saved);
      setConflict(null);
    },
  };
}

import { afterRefusedVersion, type ReadPart, versionToChange } from './version-to-change.ts';

/** Other values were saved while the form was open. */
interface Conflict<Part> {
  readonly saved: ReadPart<Part>;
  /** What was not accepted: shown beside it while what is typed is not whole. */
  readonly sent: Part;
}

/** On what the changes of a form are based. */
export interface VersionedState<Part> {
  /** What the form showed, or saved; `null` before there is anything. */
  readonly base: ReadPart<Part | null>;
  /** To be decided by the person: a change from now on is based on what they see in it. */
  readonly conflict: Conflict<Part> | null;
}

/** What is not saved yet. */
const nothing: ReadPart<null> = { version: 0, part: null };

/** Returns the state of a form that shows what was read, or is new. */
export function opened<Part>(newest: ReadPart<Part> | null): VersionedState<Part> {
  return { base: newest ?? nothing, conflict: null };
}

/** Returns the version that the next change is sent with; 0 for what is new. */
export function nextVersion<Part>(
  { base, conflict }: VersionedState<Part>,
  newest: ReadPart<Part> | null,
): number {
  return versionToChange(conflict?.saved ?? base, newest ?? nothing);
}

/** What a refusal of a version leads to. */
interface AfterRefusal<Part> {
  readonly state: VersionedState<Part>;
  /** The version at which the same is sent again at once; `null`: it is not. */
  readonly sendAgainAt: number | null;
}

/** Returns what follows when a version was no longer the newest. */
export function refused<Part>(
  state: VersionedState<Part>,
  sent: ReadPart<Part>,
  saved: ReadPart<Part>,
): AfterRefusal<Part> {
  const shown = state.conflict?.saved ?? state.base;
  switch (afterRefusedVersion({ shown, sent, newest: saved })) {
    case 'send-again':
      return { state, sendAgainAt: saved.version };
    case 'ask':
      return { state: { ...state, conflict: { saved, sent: sent.part } }, sendAgainAt: null };
    case 'unknown':
      return { state, sendAgainAt: null };
  }
}

/** Returns the state once the form shows what is saved. */
export function taken<Part>({ base, conflict }: VersionedState<Part>): VersionedState<Part> {
  return { base: conflict?.saved ?? base, conflict: null };
}

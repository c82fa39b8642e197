/** A part of something as it was read, with the version of the whole. */
export interface ReadPart<Part = unknown> {
  readonly version: number;
  readonly part: Part;
}

/** Whether two parts say the same. Their members have to be written in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Returns the version that a change is based on. As long as the part that the form showed is still what is read, the
 * newest one: what has changed meanwhile is another part, or a publication from the same page.
 */
export function versionToChange(shown: ReadPart, newest: ReadPart): number {
  return isSame(shown.part, newest.part) ? Math.max(shown.version, newest.version) : shown.version;
}

interface RefusedChange {
  /** What the form showed, and so what the person changed. */
  readonly shown: ReadPart;
  /** What was sent, with the version that was no longer the newest. */
  readonly sent: ReadPart;
  /** What was read after the refusal. */
  readonly newest: ReadPart;
}

/**
 * Returns what follows when a version was no longer the newest. `send-again`: nobody’s values are lost, because the
 * part is as it was shown, or already as it was sent. `ask`: the person chooses between the two. `unknown`: what was
 * read is no newer than what was sent, so it can't be compared.
 */
export function afterRefusedVersion({
  shown,
  sent,
  newest,
}: RefusedChange): 'send-again' | 'ask' | 'unknown' {
  if (newest.version <= sent.version) return 'unknown';
  const isSafe = isSame(newest.part, shown.part) || isSame(newest.part, sent.part);
  return isSafe ? 'send-again' : 'ask';
}

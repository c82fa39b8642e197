/** A part of a service as it was read, with the version of the whole service. */
interface Read {
  readonly version: number;
  readonly part: unknown;
}

/**
 * Returns the version that a change is based on. As long as the part that the form showed is still what is read, the
 * newest one: what has changed meanwhile is another part, or a publication from the same page.
 */
export function versionToChange(shown: Read, newest: Read): number {
  const isSame = JSON.stringify(shown.part) === JSON.stringify(newest.part);
  return isSame ? Math.max(shown.version, newest.version) : shown.version;
}

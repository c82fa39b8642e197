interface Identified {
  readonly id: string;
}

/** Returns who can be asked besides those whom a request was sent to: nobody is asked twice. */
export function notYetAsked<Person extends Identified>(
  askable: readonly Person[],
  invited: readonly Identified[],
): readonly Person[] {
  const asked = new Set(invited.map(({ id }) => id));
  return askable.filter(({ id }) => !asked.has(id));
}

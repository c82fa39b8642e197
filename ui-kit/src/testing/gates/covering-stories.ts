/** What there is to meet in a story: kinds of things, each by a name of its own. */
export interface MetStory {
  readonly name: string;
  readonly kinds: ReadonlySet<string>;
}

/**
 * The names of a few stories that together have every kind of thing that any of them has: the one
 * with most first, then always the one that adds most. A story that adds nothing is left out.
 */
export function coveringStories(stories: readonly MetStory[]): readonly string[] {
  const missing = new Set(stories.flatMap(({ kinds }) => [...kinds]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const gains = stories.map(({ name, kinds }) => ({
      name,
      kinds,
      gain: [...kinds].filter((kind) => missing.has(kind)).length,
    }));
    const best = gains.reduce((one, other) => (other.gain > one.gain ? other : one));
    chosen.push(best.name);
    for (const kind of best.kinds) missing.delete(kind);
  }
  return chosen;
}

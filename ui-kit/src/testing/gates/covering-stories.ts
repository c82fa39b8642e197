/** The kinds of things in a story, each with a unique name. */
export interface MetStory {
  readonly name: string;
  readonly kinds: ReadonlySet<string>;
}

/**
 * Returns the names of a few stories that together contain every kind: a greedy set cover, the
 * largest first. A story that adds nothing is left out.
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

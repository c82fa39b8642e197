import type { ToldEvent } from './find-story.ts';

/** One line of a tree, with what hangs from it. */
interface Branch {
  readonly text: string;
  readonly under: readonly Branch[];
}

function lines({ text, under }: Branch, first: string, rest: string): readonly string[] {
  const below = under.flatMap((branch, index) => {
    const isLast = index === under.length - 1;
    return lines(branch, `${rest}${isLast ? '└─ ' : '├─ '}`, `${rest}${isLast ? '   ' : '│  '}`);
  });
  return [first + text, ...below];
}

function subscriptionsIn({ applied }: ToldEvent): readonly Branch[] {
  return (['applied', 'waits', 'parked'] as const).flatMap((state) => {
    const names = applied.flatMap((each) => (each.state === state ? [each.subscription] : []));
    const words = { applied: 'applied by', waits: 'waits for', parked: 'parked by' }[state];
    return names.length > 0 ? [{ text: `${words} ${names.join(', ')}`, under: [] }] : [];
  });
}

/**
 * Returns the story of some events as a tree: each command, the events that it recorded, what subscriptions and lists
 * have made of each, and the events that each caused. Times are milliseconds after the first event.
 *
 * @param story events in the order of the log
 */
export function storyTree(story: readonly ToldEvent[]): readonly string[] {
  const ids = new Set<string>(story.map(({ event }) => event.id));
  const start = Date.parse(story[0]?.event.time ?? '');
  const isTold = new Set<string>();
  const causedBy = (cause: string): readonly Branch[] =>
    story.filter(({ event }) => event.causationid === cause).flatMap(branchesOf);

  function branchesOf(told: ToldEvent): readonly Branch[] {
    const { event, traces } = told;
    if (isTold.has(event.id)) return [];
    isTold.add(event.id);
    const after = Date.parse(event.time) - start;
    const text = `+${after} ms ${event.type} by ${event.actor}: ${event.subject} version ${event.streamversion}, event ${event.id}`;
    const rows = traces.map(({ table, recipient, type }) => ({
      text: `${table}: ${type ?? 'a row'} for ${recipient ?? 'nobody by name'}`,
      under: [],
    }));
    return [{ text, under: [...subscriptionsIn(told), ...rows, ...causedBy(event.id)] }];
  }

  // Commands, and events of another correlation, which are not in this story
  const causes = new Set<string>(
    story.flatMap(({ event }) => (ids.has(event.causationid) ? [] : [event.causationid])),
  );
  const trees = [...causes].flatMap((cause) => {
    const first = story.find(({ event }) => event.causationid === cause)?.event;
    const text = `${first?.time} command ${cause} in ${first?.source}`;
    return lines({ text, under: causedBy(cause) }, '', '');
  });
  const others = story.flatMap(branchesOf);
  const text = 'no command: these say that they caused each other';
  return others.length > 0 ? [...trees, ...lines({ text, under: others }, '', '')] : trees;
}

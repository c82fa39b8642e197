import { catalog } from './catalog.ts';
import { eventName } from './event-name.ts';

const newest: ReadonlyMap<string, string> = new Map(
  [...catalog].filter(([, { upcast }]) => !upcast).map(([type, { event }]) => [event, type]),
);

/**
 * Returns the type under which an event is recorded today; a type that has a version is one already.
 *
 * @param type the name of the event in code: `osta.request.quote-submitted`
 * @throws Error when no topic declares it
 */
export function recordedType(type: string): string {
  const recorded = type === eventName(type) ? newest.get(type) : type;
  if (recorded === undefined) throw new Error(`No topic declares ${type}`);
  return recorded;
}

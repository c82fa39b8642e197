import { catalog } from './catalog.ts';
import type { EventContent } from './event-content.ts';

/** An event that this build cannot read: its type is unknown, or its data does not fit the schema. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

/**
 * Returns the content of a recorded event, validated, in its newest form and under its name in code, which has no
 * version.
 *
 * @param recorded with the type under which it is recorded
 * @throws UnreadableEvent when no version of the catalog knows it; such an event is parked
 */
export function readEvent(recorded: EventContent): EventContent {
  let content = recorded;
  for (;;) {
    const known = catalog.get(content.type);
    if (!known) throw new UnreadableEvent(`No schema for ${content.type}`);
    const parsed = known.schema.safeParse({ type: content.type, data: content.data });
    if (!parsed.success) throw new UnreadableEvent(`${content.type}: ${parsed.error.message}`);
    if (!known.upcast) return { type: known.event, data: parsed.data.data };
    content = known.upcast(parsed.data);
  }
}

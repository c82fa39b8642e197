import type { EventEnvelope } from './envelope.ts';
import { readEvent } from './read-event.ts';

/**
 * Returns a recorded event as its readers get it: validated, in its newest form, under its name without a version.
 *
 * @throws UnreadableEvent when no version of the catalog knows it
 */
export function readEnvelope(recorded: EventEnvelope): EventEnvelope {
  return { ...recorded, ...readEvent(recorded) };
}

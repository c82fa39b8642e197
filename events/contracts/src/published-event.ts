import { z } from 'zod';

import { EventEnvelope } from './envelope.ts';

/** Returns the `dataschema` of an event type: its data, within the JSON Schema of `schemas/<type>.json`. */
export function dataSchemaOf(type: string): string {
  return `urn:osta:schema:${type}#/properties/data`;
}

/**
 * An event as it goes over a broker: the envelope with the name of the schema of its data, for readers that have
 * only the JSON Schemas. It follows from the type, so the event tables do not store it.
 */
export const PublishedEvent = EventEnvelope.extend({
  dataschema: z
    .string()
    .regex(/^urn:osta:schema:osta\.[a-z]+\.[a-z-]+\.v[1-9]\d*#\/properties\/data$/u),
});
export type PublishedEvent = z.infer<typeof PublishedEvent>;

/** Returns an event as it is published. */
export function publishedEvent(event: EventEnvelope): PublishedEvent {
  return { ...event, dataschema: dataSchemaOf(event.type) };
}

/** A message of a broker; older messages lack `dataschema`. */
const ReceivedEvent = EventEnvelope.extend({ dataschema: z.string().optional() });

/** Returns the event as recorded, or why a message of a broker is not an event. */
export function receivedEvent(
  content: unknown,
): { readonly event: EventEnvelope } | { readonly error: string } {
  const read = ReceivedEvent.safeParse(content);
  if (!read.success) return { error: read.error.message };
  const { dataschema: _, ...event } = read.data;
  return { event };
}

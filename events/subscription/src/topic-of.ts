import type { EventEnvelope } from '@osta/contracts/envelope';

/** Returns the topic of an event, also of an unknown one: `request` of `osta.request.…`. */
export function topicOf({ type }: Pick<EventEnvelope, 'type'>): string {
  return type.slice(type.indexOf('.') + 1, type.indexOf('.', type.indexOf('.') + 1));
}

import type { EventEnvelope } from '@osta/contracts/envelope';

/** The topic of an event, also of one that nobody knows: `request` of `osta.request.…`. */
export function topicOf({ type }: Pick<EventEnvelope, 'type'>): string {
  return type.slice(type.indexOf('.') + 1, type.indexOf('.', type.indexOf('.') + 1));
}

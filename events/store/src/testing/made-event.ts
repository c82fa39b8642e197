import { EventEnvelope } from '@osta/contracts/envelope';
import { eventName } from '@osta/contracts/event-name';
import { v7 as uuidv7 } from 'uuid';

/** The fields that a test can set. */
interface Fields {
  readonly type: string;
  readonly id?: string;
  readonly source?: string;
  readonly subject?: string;
  readonly time?: string;
  readonly streamversion?: number;
  readonly correlationid?: string;
  readonly causationid?: string;
  readonly actor?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/**
 * Returns an event as readers get it, under its name, or as it is recorded, with a version. What a test does not
 * set: a new id, a new stream at version 1, by the system, at a fixed time, without data.
 *
 * @throws ZodError when it is no envelope; its data is not checked
 */
export function madeEvent(fields: Fields): EventEnvelope {
  const { type } = fields;
  const envelope = EventEnvelope.parse({
    specversion: '1.0',
    id: uuidv7(),
    source: '/osta/test',
    subject: uuidv7(),
    time: '2026-03-01T07:30:00.000Z',
    datacontenttype: 'application/json',
    streamversion: 1,
    correlationid: uuidv7(),
    causationid: uuidv7(),
    actor: 'system',
    data: {},
    ...fields,
    type: type === eventName(type) ? `${type}.v1` : type,
  });
  return { ...envelope, type };
}

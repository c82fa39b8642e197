import type { z } from 'zod';

import type { EventContent } from './event-content.ts';
import type { PersonalField } from './personal-words.ts';

/** One version of one event, as its topic declares it. */
interface EventVersion {
  readonly schema: z.ZodType<EventContent>;
  /** Upcasts this version to the next one; absent on the newest. */
  readonly upcast?: (content: EventContent) => EventContent;
  /** The personal words in its data, which are recorded sealed. */
  readonly personalFields: readonly PersonalField[];
}

/** One kind of stream, with every version of every event that it has ever held. */
export interface TopicDeclaration<Name extends string = string> {
  readonly name: Name;
  /** By type: `osta.request.quote-submitted.v3`. */
  readonly versions: ReadonlyMap<string, EventVersion>;
}

type EventSchema = z.ZodType<EventContent> &
  z.ZodObject<{ readonly type: z.ZodLiteral<string>; readonly data: z.ZodType }>;

/** A version that is no longer recorded, with its upcaster to the next one. */
export interface OlderVersion {
  readonly schema: EventSchema;
  readonly upcast: (content: EventContent) => EventContent;
  /** Its sealed personal words; absent where it has none, or is older than sealing. */
  readonly personalFields?: readonly PersonalField[];
}

interface Versions<Newest extends EventSchema> {
  /** The versions that are recorded today. */
  readonly newest: readonly Newest[];
  /** Older versions, which are never removed. */
  readonly older?: readonly OlderVersion[];
  /** The personal words, by event. */
  readonly personalWords?: {
    readonly [Type in Newest['shape']['type']['value']]?: readonly PersonalField[];
  };
}

/**
 * Declares a topic. Its events travel together: one topic of the broker, one kind of stream in the event
 * table of the service that records it.
 */
export function defineTopic<const Name extends string, Newest extends EventSchema>(
  name: Name,
  { newest, older = [], personalWords = {} }: Versions<Newest>,
): TopicDeclaration<Name> {
  const fields = new Map(Object.entries<readonly PersonalField[] | undefined>(personalWords));
  return {
    name,
    versions: new Map<string, EventVersion>([
      ...older.map(
        ({ schema, upcast, personalFields = [] }) =>
          [schema.shape.type.value, { schema, upcast, personalFields }] as const,
      ),
      ...newest.map((schema) => {
        const type = schema.shape.type.value;
        return [type, { schema, personalFields: fields.get(type) ?? [] }] as const;
      }),
    ]),
  };
}

/**
 * Declares a version with personal words in clear text. The next version holds them sealed and also accepts
 * clear text: only the name changes.
 */
export function beforeSealing(schema: EventSchema): OlderVersion {
  return beforeWidening(schema);
}

/**
 * Declares a version whose every event is also one of the next version, which accepts more: only the name
 * changes.
 *
 * @param personalFields its sealed personal words
 */
export function beforeWidening(
  schema: EventSchema,
  personalFields: readonly PersonalField[] = [],
): OlderVersion {
  const next = schema.shape.type.value.replace(/\d+$/u, (version) => String(Number(version) + 1));
  return { schema, upcast: ({ data }) => ({ type: next, data }), personalFields };
}

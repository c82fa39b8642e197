import type { z } from 'zod';

import type { EventContent } from './event-content.ts';
import type { PersonalField } from './personal-words.ts';

/** One version of one event, as its topic declares it. */
interface EventVersion {
  readonly schema: z.ZodType<EventContent>;
  /** Turns this version into the next one; absent on the newest. */
  readonly upcast?: (content: EventContent) => EventContent;
  /** Where its data hold personal words, which are recorded sealed. */
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

/** A version that is recorded no more, and the step to the one after it. */
export interface OlderVersion {
  readonly schema: EventSchema;
  readonly upcast: (content: EventContent) => EventContent;
  /** Where it holds personal words sealed; absent where it has none, or is older than the sealing. */
  readonly personalFields?: readonly PersonalField[];
}

interface Versions<Newest extends EventSchema> {
  /** What is recorded today. */
  readonly newest: readonly Newest[];
  /** Nothing is ever taken out of it. */
  readonly older?: readonly OlderVersion[];
  /** For the events that hold personal words. */
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
 * A version with personal words as they are. The one after it holds them sealed, and takes these too:
 * nothing changes but the name.
 */
export function beforeSealing(schema: EventSchema): OlderVersion {
  const next = schema.shape.type.value.replace(/\d+$/u, (version) => String(Number(version) + 1));
  return { schema, upcast: ({ data }) => ({ type: next, data }) };
}

import { z } from 'zod';

import type { EventEnvelope } from './envelope.ts';
import type { EventContent } from './event-content.ts';
import { eventName } from './event-name.ts';
import type { EventSchema } from './event-schema.ts';
import type { Happened, ObligationChange } from './obligation.ts';
import type { PersonalField } from './personal-words.ts';
import { recordedAs } from './recorded-as.ts';

/** One version of one event, as its topic declares it. */
interface EventVersion {
  /** The event as this version records it. */
  readonly schema: z.ZodType<EventContent>;
  /** The name of the event in code, which has no version. */
  readonly event: string;
  /** Upcasts this version to the next one; absent on the newest. */
  readonly upcast?: (content: EventContent) => EventContent;
  /** The personal words in its data, which are recorded sealed. */
  readonly personalFields: readonly PersonalField[];
}

/** One kind of stream, with every version of every event that it has ever held. */
export interface TopicDeclaration<Name extends string = string> {
  readonly name: Name;
  /** By the type under which they are recorded: `osta.request.quote-submitted.v3`. */
  readonly versions: ReadonlyMap<string, EventVersion>;
  /** Returns what an event opens and ends; nothing for one of another topic. Absent where no event does. */
  readonly obligations?: (event: EventEnvelope) => ObligationChange;
}

type FormerSchema = EventSchema & z.ZodType<EventContent>;

/** A version that is no longer recorded, with its upcaster to the next one. */
export interface FormerVersion {
  readonly schema: FormerSchema;
  readonly upcast: (content: EventContent) => EventContent;
  /** Its sealed personal words; absent where it has none, or is older than sealing. */
  readonly personalFields?: readonly PersonalField[];
}

interface Versions<Newest extends EventSchema> {
  /** The events in the form that is recorded today. */
  readonly events: readonly Newest[];
  /** Former versions, which are never removed. */
  readonly former?: readonly FormerVersion[];
  /** The personal words, by event. */
  readonly personalWords?: {
    readonly [Type in Newest['shape']['type']['value']]?: readonly PersonalField[];
  };
  /** Returns what an event of the topic opens and ends; absent where none does. */
  readonly obligations?: (event: Happened<z.output<Newest>>) => ObligationChange;
}

/**
 * Declares a topic. Its events travel together: one topic of the broker, one kind of stream in the event
 * table of the service that records it. An event is recorded in the version after its former ones.
 */
export function defineTopic<const Name extends string, Newest extends EventSchema>(
  name: Name,
  { events, former = [], personalWords = {}, obligations }: Versions<Newest>,
): TopicDeclaration<Name> {
  const fields = new Map(Object.entries<readonly PersonalField[] | undefined>(personalWords));
  const ofFormer = former.map(({ schema, upcast, personalFields = [] }) => {
    const type = schema.shape.type.value;
    return [type, { schema, event: eventName(type), upcast, personalFields }] as const;
  });
  const ofNewest = events.map(({ shape }) => {
    const event = shape.type.value;
    const version = 1 + ofFormer.filter(([, each]) => each.event === event).length;
    const type = `${event}.v${version}`;
    const schema = z.strictObject({ type: z.literal(type), data: shape.data });
    return [type, { schema, event, personalFields: fields.get(event) ?? [] }] as const;
  });
  const isOfTopic = recordedAs(events);
  return {
    name,
    versions: new Map<string, EventVersion>([...ofFormer, ...ofNewest]),
    ...(obligations && {
      obligations: (event) => (isOfTopic(event) ? obligations(event) : {}),
    }),
  };
}

/**
 * Declares a version whose every event is also one of the next version, which accepts more: only the name
 * changes. Words that it holds in clear text are accepted beside sealed ones.
 *
 * @param personalFields its sealed personal words
 */
export function beforeWidening(
  schema: FormerSchema,
  personalFields: readonly PersonalField[] = [],
): FormerVersion {
  const next = schema.shape.type.value.replace(/\d+$/u, (version) => String(Number(version) + 1));
  return { schema, upcast: ({ data }) => ({ type: next, data }), personalFields };
}

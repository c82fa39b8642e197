import type { z } from 'zod';

import type { TopicDeclaration } from './define-topic.ts';
import type { EventContent } from './event-content.ts';
import type { PersonalField } from './personal-words.ts';
import { serviceContracts } from './service-contracts.ts';
import type { Topic } from './topic.ts';

/** One version of one event, as the whole system uses it. */
export interface CatalogEntry {
  /** The event as this version records it. */
  readonly schema: z.ZodType<EventContent>;
  /** The name of the event in code, which has no version. */
  readonly event: string;
  readonly topic: Topic;
  /** Upcasts this version to the next one; absent on the newest. */
  readonly upcast?: (content: EventContent) => EventContent;
  /** The personal words in its data, which are recorded sealed. */
  readonly personalFields: readonly PersonalField[];
}

/** Every version of every event that Osta has ever recorded, by its recorded type. Entries are never removed. */
export const catalog: ReadonlyMap<string, CatalogEntry> = new Map<string, CatalogEntry>(
  serviceContracts
    .flatMap(({ topics }): readonly TopicDeclaration<Topic>[] => topics)
    .flatMap(({ name: topic, versions }) =>
      [...versions].map(([type, version]) => [type, { topic, ...version }] as const),
    ),
);

import { z } from 'zod';

import type { EventEnvelope } from './envelope.ts';
import type { EventContent } from './event-content.ts';
import type { UserId } from './ids.ts';

/** What binds people to others. The web has a sentence for each kind. */
export const ObligationKind = z.enum(['request', 'quote', 'booking']);
export type ObligationKind = z.infer<typeof ObligationKind>;

/** How many obligations of a person are open, by kind. Kinds of which there is none are absent. */
export const OpenObligations = z.partialRecord(ObligationKind, z.int().positive());
export type OpenObligations = z.infer<typeof OpenObligations>;

/** Something for which others wait. Whoever it binds cannot delete their account until it ends. */
export interface Obligation {
  /** Unique among all kinds. It says the same of the obligation whenever it opens. */
  readonly id: string;
  readonly kind: ObligationKind;
  /** One person, or both sides. */
  readonly binds: readonly UserId[];
  /** The obligation of the same stream that it ends with: the request of a quote. That one is part of none. */
  readonly partOf?: string;
}

/** What one event does to obligations: it ends some, then it opens others. Repeats are harmless. */
export interface ObligationChange {
  readonly opens?: readonly Obligation[];
  /** Ids. What is part of these ends with them. */
  readonly ends?: readonly string[];
}

/** An event as far as it says what it opens and ends: its content, its stream, and who caused it. */
export type Happened<Content extends EventContent> = Content &
  Pick<EventEnvelope, 'subject' | 'actor'>;

import { later, type Instant } from '@osta/contracts/instant';
import type { DeadlinesOf } from '@osta/platform/decider';

import type { Application } from './application.ts';
import { expiryOf, holding, type LegalDocument } from './legal-document.ts';

/** Days before the expiry of a document at which its owner is warned. */
export const warningDays = [30, 7, 1] as const;

const day = 86_400_000;

/** A deadline of an application; `about` is the id of a document. */
export interface ApplicationDeadline {
  readonly name: 'warn-of-expiry' | 'lapse';
  readonly about: string;
  readonly dueAt: Instant;
}

/** Returns the deadlines of a state: the next warning about each document that holds, and its expiry. */
export function deadlinesOf(application: Application): readonly ApplicationDeadline[] {
  if (application.status !== 'approved') return [];
  return holding(application.documents).flatMap(ofDocument);
}

function ofDocument(document: LegalDocument): readonly ApplicationDeadline[] {
  const expiry = expiryOf(document);
  if (expiry === null) return [];
  const lapse: ApplicationDeadline = { name: 'lapse', about: document.id, dueAt: expiry };
  const next = nextWarning(document);
  return next === undefined ? [lapse] : [warning(document, later(expiry, -next * day)), lapse];
}

/** The deadlines of an application. */
export const applicationDeadlines: DeadlinesOf<Application, ApplicationDeadline> = {
  of: deadlinesOf,
  version: 1,
};

/** Returns how many days before the expiry the next warning is due; `undefined` after the last. */
export function nextWarning({ warnedDays }: LegalDocument): number | undefined {
  return warningDays.find((days) => warnedDays === null || days < warnedDays);
}

function warning({ id: about }: LegalDocument, dueAt: Instant): ApplicationDeadline {
  return { name: 'warn-of-expiry', about, dueAt };
}

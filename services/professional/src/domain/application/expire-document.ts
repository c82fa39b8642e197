import type { ApplicationExpiryWarned } from '@osta/contracts/application/application-expiry-warned';
import type { ApplicationLapsed } from '@osta/contracts/application/application-lapsed';
import type { DocumentNotFound } from '@osta/contracts/application/refusals';
import { later } from '@osta/contracts/instant';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { Application } from './application.ts';
import { nextWarning, warningDays } from './deadlines.ts';
import { expiryOf, hasExpired, holding, type LegalDocument } from './legal-document.ts';

/** A timer of a document fires. */
export interface ExpireDocument {
  readonly documentId: string;
}

const day = 86_400_000;

/** Returns the document if a professional's standing rests on it. */
function standingOn(state: Application, documentId: string): LegalDocument | undefined {
  if (state.status !== 'approved') return undefined;
  return holding(state.documents).find(({ id }) => id === documentId);
}

/** Lets the standing of a professional lapse when a document has expired. Only the system may. */
export const lapseApplication: Decider<
  ExpireDocument,
  Application,
  ApplicationLapsed,
  DocumentNotFound
> = ({ documentId }, state, { actor, now }) => {
  const document = standingOn(state, documentId);
  if (state.status === 'none' || !document || actor !== 'system' || !hasExpired(document, now)) {
    return refuse({ code: 'DOCUMENT_NOT_FOUND' });
  }
  const lapsed: ApplicationLapsed = {
    type: 'osta.application.application-lapsed',
    data: { applicantId: state.applicantId, documentId, kind: document.kind },
  };
  return accept(lapsed);
};

/**
 * Warns of the expiry of a document, once for each of its warning days. What has expired meanwhile, in a long stop or
 * while the professional was suspended, is not warned of: the standing lapses. Only the system may.
 */
export const warnOfExpiry: Decider<
  ExpireDocument,
  Application,
  ApplicationExpiryWarned | ApplicationLapsed,
  DocumentNotFound
> = (command, state, context) => {
  const { documentId } = command;
  const { actor, now } = context;
  const document = standingOn(state, documentId);
  const expiry = document && expiryOf(document);
  if (state.status === 'none' || !document || !expiry || actor !== 'system') {
    return refuse({ code: 'DOCUMENT_NOT_FOUND' });
  }
  if (expiry <= now) return lapseApplication(command, state, context);
  const next = nextWarning(document) ?? 0;
  // After a long stop several are due: the last one says how little time is left
  const daysLeft = warningDays.findLast(
    (days) => days <= next && later(expiry, -days * day) <= now,
  );
  if (daysLeft === undefined) return refuse({ code: 'DOCUMENT_NOT_FOUND' });
  const warned: ApplicationExpiryWarned = {
    type: 'osta.application.application-expiry-warned',
    data: { applicantId: state.applicantId, documentId, kind: document.kind, daysLeft },
  };
  return accept(warned);
};

import { ApplicationEvent } from '@osta/contracts/application/events';
import type { ApplicationStatus } from '@osta/contracts/application/status';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { recordedAs } from '@osta/contracts/recorded-as';
import type { ServiceContract } from '@osta/contracts/service-contract';

import { defineCopy, type Copy } from '../read-models/define-copy.ts';
import { standingSql } from './standing-copy.sql.ts';

/**
 * Declares a service's copy of whom customers do not see: professionals who are suspended, revoked or lapsed. The
 * rows say nothing of a name, so an erased account leaves them as they are.
 *
 * @param contract of the service, which has the table `hidden_professional`
 */
export function standingCopyOf(contract: ServiceContract): Copy {
  return defineCopy({
    contract,
    name: 'standing',
    topics: ['application'],
    tables: [{ name: 'hidden_professional', key: ['id'], compared: ['standing'] }],
    sql: standingSql,
    values: standingIn,
  });
}

const isApplicationEvent = recordedAs(ApplicationEvent.options);

/** Returns the parameters of `standingSql` for a batch of events. The last word on a person counts. */
export function standingIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const last = new Map<string, Visibility>();
  for (const event of events) {
    if (!isApplicationEvent(event)) continue;
    const visibility = visibilityAfter(event.type);
    if (visibility !== null) last.set(event.data.applicantId, visibility);
  }
  const shown = [...last].filter(([, visibility]) => visibility === 'shown');
  const hidden = [...last].filter(([, visibility]) => visibility !== 'shown');
  return [
    hidden.map(([id]) => id),
    hidden.map(([, standing]) => standing),
    shown.map(([id]) => id),
  ];
}

/** Whether customers see somebody; where their application stands if they do not. */
type Visibility =
  | 'shown'
  | Extract<ApplicationStatus, 'withdrawn' | 'lapsed' | 'suspended' | 'revoked'>;

/** Returns what an event makes of the visibility; `null`: nothing. An event without a row does not compile. */
function visibilityAfter(type: ApplicationEvent['type']): Visibility | null {
  switch (type) {
    case 'osta.application.application-approved':
    case 'osta.application.application-renewed':
    case 'osta.application.application-reinstated':
      return 'shown';
    case 'osta.application.application-withdrawn':
      return 'withdrawn';
    case 'osta.application.application-lapsed':
      return 'lapsed';
    case 'osta.application.application-suspended':
      return 'suspended';
    case 'osta.application.application-revoked':
      return 'revoked';

    case 'osta.application.application-started':
    case 'osta.application.application-general-saved':
    case 'osta.application.application-services-saved':
    case 'osta.application.application-area-saved':
    case 'osta.application.application-commitments-accepted':
    case 'osta.application.application-document-added':
    case 'osta.application.application-document-removed':
    case 'osta.application.application-document-waits':
    case 'osta.application.application-submitted':
    case 'osta.application.application-assigned':
    case 'osta.application.application-released':
    case 'osta.application.application-changes-requested':
    case 'osta.application.application-document-reviewed':
    case 'osta.application.application-approval-proposed':
    case 'osta.application.application-rejected':
    case 'osta.application.application-reopened':
    case 'osta.application.application-expiry-warned':
      return null;
  }
}

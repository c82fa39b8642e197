import type { ApplicationStarted } from '@osta/contracts/application/application-started';
import type {
  ApplicationIllegalTransition,
  ReapplyTooEarly,
} from '@osta/contracts/application/refusals';
import type { ApplicationVerb } from '@osta/contracts/application/status';
import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';

import { applicationRefusal } from './allowed.ts';
import type { Application } from './application.ts';

type Start =
  | { readonly ok: true; readonly started: readonly ApplicationStarted[] }
  | { readonly ok: false; readonly refused: ApplicationIllegalTransition | ReapplyTooEarly };

/**
 * Returns the event with which a person begins to apply, when what they do now is the beginning:
 * nothing was there, or the application before was withdrawn or rejected.
 */
export function startUnlessStarted(
  application: Application,
  applicantId: UserId,
  verb: ApplicationVerb,
  now: Instant,
): Start {
  if (application.status !== 'none') {
    const refusal = applicationRefusal(verb, application);
    if (refusal) return { ok: false, refused: refusal };
    if (application.status !== 'withdrawn' && application.status !== 'rejected') {
      return { ok: true, started: [] };
    }
    const from = application.decision?.reapplyFrom;
    if (application.status === 'rejected' && from && now < from) {
      return { ok: false, refused: { code: 'REAPPLY_TOO_EARLY', from } };
    }
  }
  return {
    ok: true,
    started: [{ type: 'osta.application.application-started', data: { applicantId } }],
  };
}

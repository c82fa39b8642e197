import type { Refusal } from '../decider.ts';
import type { CommandRefusal, Outcome } from '../handle.ts';
import type { RouteAnswer } from './route.ts';

const platformCodes: ReadonlySet<string> = new Set<CommandRefusal['code']>([
  'CONTENDED',
  'IDEMPOTENCY_KEY_REUSED',
  'PRECONDITION_FAILED',
]);

/**
 * What a command did, as the answer of its route: the version becomes the `ETag`.
 *
 * @param status of a success
 */
export function answerOutcome<Answer, Reason extends Refusal>(
  outcome: Outcome<Answer, Reason>,
  status: 200 | 201 | 202 = 200,
): RouteAnswer<Answer, Reason> {
  if (outcome.ok) return { status, body: outcome.answer, etag: outcome.version };
  const { refused } = outcome;
  return isCommandRefusal(refused) ? { problem: refused.code } : { refused };
}

function isCommandRefusal(refused: Refusal): refused is CommandRefusal {
  return platformCodes.has(refused.code);
}

import type { EventEnvelope } from '@osta/contracts/envelope';

import type { Attempt, Done } from './attempt.ts';

/**
 * Finds commands that were acknowledged and of which the event table has no trace at the version that was
 * answered (docs/reliability.md I12).
 *
 * @returns a line for each
 */
export function lostIn(
  attempts: readonly Attempt[],
  events: readonly EventEnvelope[],
): readonly string[] {
  const recorded = new Set(
    events.map(({ subject, streamversion, causationid }) =>
      traceOf(subject, streamversion, causationid),
    ),
  );
  return [...doneByKey(attempts)]
    .filter(([key, [{ bookingId, version }]]) => !recorded.has(traceOf(bookingId, version, key)))
    .map(([key, [{ text }]]) => `${key}: ${text}`);
}

/**
 * Finds keys with more than one effect or answer, keys that were refused after they had been acknowledged, and
 * keys that were only ever refused and had an effect (docs/reliability.md I5). A refusal alone is not kept: the
 * same key may be accepted later.
 *
 * @returns a line for each
 */
export function ambiguousIn(
  attempts: readonly Attempt[],
  events: readonly EventEnvelope[],
): readonly string[] {
  const effects = new Map<string, Set<string>>();
  for (const { causationid, correlationid, subject } of events) {
    const all = effects.get(causationid) ?? new Set();
    effects.set(causationid, all.add(`${subject} of request ${correlationid}`));
  }
  const done = doneByKey(attempts);
  return [...byKey(attempts)].flatMap(([key, all]) => {
    const answers = new Set((done.get(key) ?? []).map(({ text }) => text));
    const count = effects.get(key)?.size ?? 0;
    if (answers.size > 1) return [`${key} has the answers ${[...answers].join(' and ')}`];
    if (count > 1) return [`${key} took effect ${count} times`];
    const acknowledged = all.find(({ outcome }) => outcome.kind === 'done');
    const later = all.find(
      ({ outcome, sentAt }) =>
        outcome.kind === 'refused' && acknowledged && sentAt > acknowledged.endedAt,
    );
    if (later) return [`${key} was acknowledged, and then: ${later.outcome.text}`];
    const isRefused = all.every(({ outcome }) => outcome.kind === 'refused');
    return isRefused && count > 0 ? [`${key} was refused and took effect`] : [];
  });
}

/** Groups attempts by their key, in the order in which they ended. */
function byKey(attempts: readonly Attempt[]): ReadonlyMap<string, readonly Attempt[]> {
  const all = new Map<string, Attempt[]>();
  for (const attempt of attempts) {
    const earlier = all.get(attempt.key);
    if (earlier) earlier.push(attempt);
    else all.set(attempt.key, [attempt]);
  }
  return all;
}

/** Groups the acknowledgements by their key. Each group has at least one. */
function doneByKey(attempts: readonly Attempt[]): ReadonlyMap<string, readonly [Done, ...Done[]]> {
  const done = new Map<string, readonly [Done, ...Done[]]>();
  for (const { key, outcome } of attempts) {
    if (outcome.kind !== 'done') continue;
    const earlier = done.get(key);
    done.set(key, earlier ? [...earlier, outcome] : [outcome]);
  }
  return done;
}

function traceOf(bookingId: string, version: number, key: string): string {
  return `${bookingId} v${version} by ${key}`;
}

import type { Check } from '../scenario.ts';
import { ambiguousIn, lostIn } from './acknowledged.ts';
import type { Attempt } from './attempt.ts';
import { overlapsIn } from './blocked-times.ts';
import type { Recorded } from './recorded.ts';

/** Checks what clients were told against what the tables say. */
export function checkHistory(attempts: readonly Attempt[], recorded: Recorded): readonly Check[] {
  const { events, missing, surplus, gaps, behind, streams, accepted } = recorded;
  const keys = new Set(attempts.map(({ key }) => key)).size;
  const done = new Set(
    attempts.flatMap(({ key, outcome }) => (outcome.kind === 'done' ? [key] : [])),
  ).size;
  return [
    none('I1', 'no two bookings of a professional overlapped, at any time', overlapsIn(events), {
      of: events.length,
      things: 'events',
    }),
    none('I2', 'everybody who is concerned was told', missing, {
      of: events.length,
      things: 'events',
    }),
    none('I2', 'and once', surplus, { of: events.length, things: 'events' }),
    {
      invariant: 'I3',
      what: 'versions of each booking have no gap, and its row is at the newest',
      holds: gaps === 0 && behind === 0 && streams > 0,
      found: `${gaps} with a gap, ${behind} behind, of ${streams} bookings`,
    },
    none('I5', 'a key has one effect and one answer', ambiguousIn(attempts, events), {
      of: keys,
      things: 'keys',
    }),
    none('I13', 'every accepted offer is booked, or refused', recorded.unbooked, {
      of: accepted,
      things: 'accepted offers',
    }),
    none('I13', 'a request and its bookings never contradict each other', recorded.contradictions, {
      of: accepted,
      things: 'accepted offers',
    }),
    none('I12', 'what was acknowledged is recorded', lostIn(attempts, events), {
      of: done,
      things: 'acknowledgements',
    }),
  ];
}

/** A check that nothing was found among so many things. Without any things it does not hold. */
function none(
  invariant: string,
  what: string,
  found: readonly string[],
  { of, things }: { readonly of: number; readonly things: string },
): Check {
  const [first] = found;
  return {
    invariant,
    what,
    holds: found.length === 0 && of > 0,
    found: `${found.length} in ${of} ${things}${first === undefined ? '' : `: ${first}`}`,
  };
}

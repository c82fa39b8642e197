import type { EventEnvelope } from '@osta/contracts/envelope';

/** The fields that the checks use. */
type Delivered = Pick<EventEnvelope, 'subject' | 'streamversion'>;

/** Returns `<stream> v<version>` of every recorded event that was not delivered. */
export function missingVersions(
  newest: ReadonlyMap<string, number>,
  events: readonly Delivered[],
): readonly string[] {
  const arrived = new Set(
    events.map(({ subject, streamversion }) => `${subject} v${streamversion}`),
  );
  return [...newest]
    .flatMap(([stream, version]) =>
      Array.from({ length: version }, (_, index) => `${stream} v${index + 1}`),
    )
    .filter((version) => !arrived.has(version));
}

/** Returns `<stream> v<version>` of every event that came for the first time after a later one of its stream. */
export function overtakenVersions(events: readonly Delivered[]): readonly string[] {
  const newest = new Map<string, number>();
  const overtaken: string[] = [];
  for (const { subject, streamversion } of events) {
    const before = newest.get(subject) ?? 0;
    // The next version, or a repeated one; a larger step has skipped an event
    if (streamversion > before + 1) overtaken.push(`${subject} v${before + 1}`);
    if (streamversion > before) newest.set(subject, streamversion);
  }
  return overtaken;
}

/** Returns every event where it came for the first time: a log delivers at least once. */
export function firstDeliveries<Event extends Delivered>(
  events: readonly Event[],
): readonly Event[] {
  const seen = new Set<string>();
  return events.filter(({ subject, streamversion }) => {
    const version = `${subject} v${streamversion}`;
    if (seen.has(version)) return false;
    seen.add(version);
    return true;
  });
}

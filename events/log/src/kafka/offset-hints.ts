import type { Consumer } from 'kafkajs';

import type { Place } from './partition-consumer.ts';
import { partitionName } from './topics.ts';

/** Commits the offsets of a group to the broker now and then, for external tools. */
export interface OffsetHints {
  handled(place: Place): void;
  /** Commits the last offsets. Never rejects, and does not wait long. */
  stop(): Promise<void>;
}

/**
 * Milliseconds between commits: committing after every batch makes a message's round trip three to seven times
 * as long.
 */
const interval = 10_000;
const farewellTimeout = 1000;

/** Creates the hints. Only the position stored by the reader counts, so failures here are ignored. */
export function offsetHints(consumer: Consumer): OffsetHints {
  const untold = new Map<string, Place>();

  async function tell(): Promise<void> {
    const places = [...untold.values()];
    untold.clear();
    if (places.length === 0) return;
    try {
      await consumer.commitOffsets(places);
    } catch {
      // The partitions were reassigned, or the broker is lost: others report that
    }
  }
  const timer = setInterval(() => void tell(), interval);
  timer.unref();

  return {
    handled(place) {
      untold.set(partitionName(place.topic, place.partition), place);
    },
    async stop() {
      clearInterval(timer);
      let patience: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        patience = setTimeout(resolve, farewellTimeout);
      });
      await Promise.race([tell(), enough]);
      clearTimeout(patience);
    },
  };
}

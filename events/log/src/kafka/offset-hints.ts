import type { Consumer } from 'kafkajs';

import type { Place } from './partition-consumer.ts';
import { partitionName } from './topics.ts';

/** Tells the broker now and then how far a group has come: for tools that look from outside. */
export interface OffsetHints {
  handled(place: Place): void;
  /** Tells the last of it. Never rejects, and does not wait long. */
  stop(): Promise<void>;
}

/** Milliseconds: committed after every batch, a message there and back takes three to seven times as long. */
const interval = 10_000;
const farewellTimeout = 1000;

/** The position that counts is the one that the reader stores: what goes wrong here does not matter. */
export function offsetHints(consumer: Consumer): OffsetHints {
  const untold = new Map<string, Place>();

  async function tell(): Promise<void> {
    const places = [...untold.values()];
    untold.clear();
    if (places.length === 0) return;
    try {
      await consumer.commitOffsets(places);
    } catch {
      // The partitions have gone elsewhere, or the broker has: somebody will tell
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

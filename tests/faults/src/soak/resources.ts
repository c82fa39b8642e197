import { readFile } from 'node:fs/promises';

import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';

import { openDescriptors } from '../open-descriptors.ts';

/** What a process held at a moment. */
interface Held {
  /** MiB of resident memory. */
  readonly memory: number;
  /** Open files and sockets. */
  readonly descriptors: number;
}

/** How something was in the second fifth of the time, and in the last one: medians. */
export interface Course {
  readonly early: number;
  readonly late: number;
}

/** Watches what a process holds. */
export interface Watch {
  /** Stops. Returns null when it has seen too little. */
  stop(): Promise<{ readonly memory: Course; readonly descriptors: Course } | null>;
}

const everyMs = 2000;

/** Watches a process until it is stopped, or the process has ended. */
export function watchResources(pid: number): Watch {
  const seen: Held[] = [];
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const held = await readHeld(pid).catch(() => null);
      if (held === null) return;
      seen.push(held);
      await letTimePass(everyMs, 'between two looks', over.signal);
    }
  })();
  return {
    async stop() {
      over.abort();
      await watching;
      if (seen.length < 20) return null;
      return {
        memory: courseOf(seen.map(({ memory }) => memory)),
        descriptors: courseOf(seen.map(({ descriptors }) => descriptors)),
      };
    },
  };
}

async function readHeld(pid: number): Promise<Held> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(?<kb>\d+)/u.exec(status)?.groups?.['kb']);
  return {
    memory: kilobytes / 1024,
    descriptors: await openDescriptors(pid),
  };
}

/** The first fifth is left out: caches fill, and code is compiled. */
function courseOf(values: readonly number[]): Course {
  const fifth = Math.floor(values.length / 5);
  return { early: median(values.slice(fifth, 2 * fifth)), late: median(values.slice(-fifth)) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

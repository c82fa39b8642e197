import { setTimeout as wait } from 'node:timers/promises';

/** Called now and then while work is done; the work waits for it. */
export type Progress = (done: number, total: number) => Promise<void> | void;

/** Returns how long a run took: `320 ms`, `4.2 s`, `3 min`. */
export function tookWords(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`;
  const seconds = milliseconds / 1000;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : durationWords(seconds);
}

/** Returns seconds in a form that people read: `40 s`, `3 min`, `2 h`. */
function durationWords(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}

/** Returns `1200 of 5000 events, 400 a second, 10 s left`; without rate and rest before a second has passed. */
export function progressWords(
  { done, total }: { readonly done: number; readonly total: number },
  counted: string,
  seconds: number,
): string {
  const much = `${done} of ${total} ${counted}`;
  if (seconds < 1 || done === 0) return much;
  const rate = done / seconds;
  const left = done < total ? `, ${durationWords((total - done) / rate)} left` : '';
  return `${much}, ${Math.round(rate)} a second${left}`;
}

export interface PaceOptions {
  /** What is counted: `events`. */
  readonly counted: string;
  /** Prints a line; absent: nobody wants to know. */
  readonly say?: ((line: string) => void) | undefined;
  /** The most that may be done in a second; absent: as fast as it goes. */
  readonly throttle?: number | undefined;
}

/** Tells the progress, at most once a second and at the end, and holds the work back to its throttle. */
export function pacing({ counted, say, throttle }: PaceOptions): Progress {
  const start = performance.now();
  let said = start;
  return async (done, total) => {
    if (throttle !== undefined) {
      const due = start + (done / throttle) * 1000;
      const early = due - performance.now();
      if (early > 0) await wait(Math.ceil(early));
    }
    const now = performance.now();
    if (!say || (done < total && now - said < 1000)) return;
    said = now;
    say(`  ${progressWords({ done, total }, counted, (now - start) / 1000)}\n`);
  };
}

/** Returns how long work may take by the rate of earlier runs: `about 40 s, at 400 a second as before`. */
export function estimateWords(work: number, perSecond: number | null): string {
  if (perSecond === null) return 'no earlier run tells how long it takes';
  const rate = perSecond >= 10 ? Math.round(perSecond) : Number(perSecond.toPrecision(2));
  return `about ${durationWords(work / perSecond)}, at ${rate} a second as in earlier runs`;
}

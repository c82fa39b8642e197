import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';

/** A request as `fetch` takes it, and its path. */
export type PacedRequest = RequestInit & { readonly path: string };

/** What came of requests at a rate. */
export interface Paced {
  /** Until each was answered, in milliseconds from when it was due: who is sent late has waited. */
  readonly times: readonly number[];
  /** How many were told to come again. */
  readonly turnedAway: number;
}

/**
 * Sends requests at a rate, answered or not.
 *
 * @param expected the status that comes back, besides 503
 * @throws Error with another status
 */
export async function pacedTimes(
  origin: string,
  rate: number,
  seconds: number,
  next: () => PacedRequest,
  expected: number,
): Promise<Paced> {
  const began = performance.now();
  const answers: Promise<Answered>[] = [];
  for (let nth = 0; nth < rate * seconds; nth += 1) {
    const due = began + (nth * 1000) / rate;
    await letTimePass(Math.max(0, due - performance.now()), 'requests come at a rate');
    answers.push(ask(origin, due, next(), expected));
  }
  const all = await Promise.all(answers);
  return {
    times: all.map(({ time }) => time),
    turnedAway: all.filter(({ isTurnedAway }) => isTurnedAway).length,
  };
}

interface Answered {
  readonly time: number;
  readonly isTurnedAway: boolean;
}

async function ask(
  origin: string,
  due: number,
  { path, ...init }: PacedRequest,
  expected: number,
): Promise<Answered> {
  const answer = await fetch(origin + path, init);
  await answer.arrayBuffer();
  const { status } = answer;
  if (status !== expected && status !== 503) throw new Error(`${path} answers ${status}`);
  return { time: performance.now() - due, isTurnedAway: status === 503 };
}

import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';

/** A request as `fetch` takes it, with its path. */
export type PacedRequest = RequestInit & { readonly path: string };

/** The answers to requests at a rate. */
export interface Paced {
  /** Milliseconds from the time at which each request was due to its answer, so a late start counts too. */
  readonly times: readonly number[];
  /** How many were answered with 503. */
  readonly turnedAway: number;
}

/**
 * Sends requests at a rate, without waiting for answers.
 *
 * @param expected the status of an answer, besides 503
 * @throws Error when an answer has another status
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

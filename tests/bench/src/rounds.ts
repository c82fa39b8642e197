import { median, quantile, spreadOf } from './statistics.ts';

/** What one side measured in one round. */
export interface Measured {
  /** Figures by name: a rate per second, or milliseconds. */
  readonly figures: Readonly<Record<string, number>>;
  /** CPU time of the working process, in microseconds per operation. */
  readonly cpu: number;
}

/** Runs one round. */
export type Side = () => Promise<Measured>;

/** Two rounds that ran one right after the other. */
export interface Pair {
  readonly product: Measured;
  readonly peer: Measured;
}

export interface AlternateOptions {
  readonly product: Side;
  readonly peer: Side;
  /** The number of pairs that count. */
  readonly rounds: number;
}

/**
 * Runs both sides alternately, A-B-B-A, so that a disturbance of the machine affects both. The first
 * pair is a warm-up and discarded.
 */
export async function alternate({ product, peer, rounds }: AlternateOptions): Promise<Pair[]> {
  await product();
  await peer();
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const measured = await product();
      pairs.push({ product: measured, peer: await peer() });
    } else {
      const measured = await peer();
      pairs.push({ product: await product(), peer: measured });
    }
  }
  return pairs;
}

/** One figure of both sides, over all pairs. */
export interface Comparison {
  /** Median of product : peer, pair by pair. */
  readonly ratio: number;
  readonly lowest: number;
  readonly highest: number;
  readonly product: number;
  readonly peer: number;
  readonly productCpu: number;
  readonly peerCpu: number;
  /** The greatest of the peer's rounds divided by the smallest: a measure of noise. */
  readonly peerSpread: number;
}

/** Compares both sides by one figure, or by CPU time per operation. */
export function compare(pairs: readonly Pair[], figure: string): Comparison {
  const value = ({ figures, cpu }: Measured): number =>
    figure === 'cpu' ? cpu : (figures[figure] ?? Number.NaN);
  const products = pairs.map(({ product }) => value(product));
  const peers = pairs.map(({ peer }) => value(peer));
  const ratios = pairs.map(({ product, peer }) => value(product) / value(peer));
  return {
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    product: median(products),
    peer: median(peers),
    productCpu: median(pairs.map(({ product }) => product.cpu)),
    peerCpu: median(pairs.map(({ peer }) => peer.cpu)),
    peerSpread: spreadOf(peers),
  };
}

/** Times operations one after the other in this process. @returns the milliseconds of each */
export async function timeEach(
  count: number,
  operation: () => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const began = performance.now();
    await operation();
    times.push(performance.now() - began);
  }
  return times;
}

/** The CPU time of this process during a task, in microseconds. */
export async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Times calls one after the other, and the CPU time that each takes in this process. */
export async function measureCalls(calls: number, call: () => Promise<unknown>): Promise<Measured> {
  let times: readonly number[] = [];
  const cpu = await cpuOf(async () => {
    times = await timeEach(calls, call);
  });
  return { figures: { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }, cpu: cpu / calls };
}

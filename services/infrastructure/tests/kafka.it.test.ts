// @module-tag kafka
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startKafka } from '@osta/infrastructure/kafka-cluster';
import { kafkaJars } from '@osta/infrastructure/kafka-jars';
import { makePlan, savePlan } from '@osta/infrastructure/kafka-plan';
import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'osta-kafka-'));
});

afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

/**
 * Returns whether a broker answers the smallest request of the protocol, ApiVersions v0, with its correlation
 * id.
 */
async function answers(place: string): Promise<boolean> {
  const [host, port] = place.split(':');
  const apiVersions = Buffer.from('0000000a001200000000002affff', 'hex');
  return new Promise((resolve) => {
    const socket = connect(Number(port), host);
    socket.once('error', () => resolve(false));
    socket.once('data', (bytes) => {
      resolve(bytes.readInt32BE(4) === 42);
      socket.destroy();
    });
    socket.write(apiVersions);
  });
}

describe.skipIf(await unavailable('kafka'))('a Kafka from its jars', () => {
  it('is one broker that restarts at the same address', async () => {
    // Ids are random: one in 64 begins like an option of a program
    const plan = await makePlan(directory, 1);
    await savePlan(directory, { ...plan, clusterId: `-${plan.clusterId.slice(1)}` });
    const first = await startKafka({ brokers: 1, directory });
    expect(await Promise.all(first.brokers.map(answers))).toEqual([true]);
    await first.stop();
    await first.stop();
    expect(await Promise.all(first.brokers.map(answers))).toEqual([false]);

    const second = await startKafka({ brokers: 1, directory });
    expect(second.brokers).toEqual(first.brokers);
    await expect(startKafka({ brokers: 1, directory })).rejects.toMatchObject({
      code: 'DATA_DIRECTORY_IN_USE',
    });
    await second.stop();
    await expect(startKafka({ brokers: 3, directory })).rejects.toMatchObject({
      code: 'DATA_DIRECTORY_BROKEN',
    });
  });

  it('is a cluster of three that loses one and gets it back', async () => {
    const cluster = await startKafka({ brokers: 3, directory });
    expect(await Promise.all(cluster.brokers.map(answers))).toEqual([true, true, true]);
    await cluster.kill(2);
    expect(await Promise.all(cluster.brokers.map(answers))).toEqual([true, false, true]);
    await cluster.restart(2);
    expect(await Promise.all(cluster.brokers.map(answers))).toEqual([true, true, true]);

    // Without a quorum a broker never finishes a clean stop
    await cluster.kill(1);
    await cluster.kill(2);
    await cluster.stop();
    expect(await Promise.all(cluster.brokers.map(answers))).toEqual([false, false, false]);
  });

  it('fetches its jars once and completely for concurrent callers', async () => {
    const progress: string[] = [];
    const ask = (): Promise<string> => kafkaJars((message) => progress.push(message), directory);
    const [one, ...others] = await Promise.all([ask(), ask(), ask()]);
    expect(new Set([one, ...others])).toEqual(new Set([one]));
    expect(await readdir(directory)).toEqual([path.basename(one)]);
    expect((await readdir(one)).filter((name) => name.startsWith('kafka_2.13-'))).toHaveLength(1);
    expect(progress).toHaveLength(3);
    await ask();
    expect(progress).toHaveLength(3);
    // The network may be slow
  }, 600_000);
});

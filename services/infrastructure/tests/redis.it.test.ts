import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startRedis } from '@osta/infrastructure/redis-server';
import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let dataDirectory: string;

beforeEach(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'osta-redis-'));
});

afterEach(async () => {
  await rm(dataDirectory, { recursive: true, force: true });
});

async function ping(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('error', reject);
    socket.once('data', (bytes) => {
      resolve(bytes.toString().trim());
      socket.destroy();
    });
  });
}

describe.skipIf(await unavailable('redis'))('a Redis of our own', () => {
  it('answers, stops, and comes back on the port it had', async () => {
    const first = await startRedis({ dataDirectory });
    expect(await ping(first.port)).toBe('+PONG');
    await first.stop();
    await first.stop();
    await expect(ping(first.port)).rejects.toThrow('ECONNREFUSED');

    const { port } = first;
    const second = await startRedis({ dataDirectory, port });
    expect(await ping(port)).toBe('+PONG');
    await expect(startRedis({ dataDirectory, port })).rejects.toMatchObject({
      code: 'PORT_TAKEN',
      message: `Port ${port} of 127.0.0.1 is taken by another program.`,
    });
    await second.stop();
  });
});

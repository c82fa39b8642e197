import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the ephemeral ranges of Linux, macOS and Windows, so that a server that restarts finds its port still
// free
const lowest = 20_000;
const highest = 32_000;

/** Returns a free port of 127.0.0.1. Another process may take it before you do: be ready to ask again. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port of 127.0.0.1 between ${lowest} and ${highest}`);
}

/** Returns this many distinct free ports. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** Returns whether nobody listens on this port of 127.0.0.1 now. */
export async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}

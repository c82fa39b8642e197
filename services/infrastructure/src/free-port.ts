import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the range from which Linux, macOS and Windows take the ports of outgoing connections, so that a
// server which stops and starts again finds its port as it left it
const lowest = 20_000;
const highest = 32_000;

/** A port of 127.0.0.1 on which nobody listens now. Somebody may before you do: be ready to ask again. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port of 127.0.0.1 between ${lowest} and ${highest}`);
}

/** As many free ports, all different. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** Whether nobody listens on this port of 127.0.0.1 now. */
export async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}

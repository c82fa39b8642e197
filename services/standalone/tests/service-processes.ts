import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { until } from '@osta/event-store/until';
import { freePorts } from '@osta/infrastructure/free-port';
import { processEnvironment, type Environment } from '@osta/platform/config/read-config';
import { testKeySecret, testOrigin } from '@osta/platform/testing/test-config';

import { fromSources } from '../src/development/from-sources.ts';
import { edgePaths } from '../src/edge-paths.ts';
import { createEdge } from '../src/edge.ts';
import { programs } from '../src/programs.ts';
import { services } from '../src/services.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Every service in its own process, behind one origin. */
export interface ServiceProcesses {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts every service in its own process, from source, behind the edge, without the web.
 *
 * @param infrastructure `DATABASE_URL`, `KAFKA_BROKERS`, `KAFKA_NAMESPACE` and `REDIS_URL`
 * @throws Error with the output of all processes when one ends, or they are not ready within two
 *   minutes
 */
export async function startServiceProcesses(
  infrastructure: Environment,
): Promise<ServiceProcesses> {
  const names = new Set(services.map(({ name }) => name));
  const own = programs.filter(({ name }) => names.has(name));
  const [edgePort = 0, ...ports] = await freePorts(own.length + 1);
  const origins = Object.fromEntries(
    own.map(({ name }, n) => [name, `http://127.0.0.1:${ports[n]}`]),
  );
  const url = `http://127.0.0.1:${edgePort}`;
  let printed = '';
  const children = own.map(({ name, file, describes }, n) => {
    const source = file.replace('/dist/', '/src/').replace(/\.js$/u, '.ts');
    const child = spawn(process.execPath, fromSources(root, source), {
      cwd: root,
      env: {
        ...processEnvironment,
        ...infrastructure,
        OSTA_AUTH_SECRET: 'a secret that only tests know, long enough',
        OSTA_KEY_SECRETS: testKeySecret,
        OSTA_MODE: 'development',
        OSTA_PUBLIC_URL: testOrigin,
        API_ORIGIN: url,
        PORT: String(ports[n]),
        LOG_LEVEL: 'warn',
        OSTA_API_DOCUMENTS: describes.map((other) => origins[other]).join(','),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const hear = (chunk: Buffer): void => {
      printed += `${name}: ${chunk.toString()}`;
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    return child;
  });
  const { server: edge } = createEdge(origins, edgePaths(services).upstreamOf);
  edge.listen(edgePort, '127.0.0.1');
  await once(edge, 'listening');

  async function stop(): Promise<void> {
    edge.close();
    edge.closeAllConnections();
    await Promise.all(children.map(end));
  }
  // Polled: a process does not announce that it is ready
  const isSettled = await until(async () => {
    if (children.some(hasEnded)) return true;
    return (await fetch(`${url}/health/ready`).catch(() => null))?.ok === true;
  }, 120_000);
  if (!isSettled || children.some(hasEnded)) {
    await stop();
    throw new Error(`The services did not get ready:\n${printed}`);
  }
  return { url, stop };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';

import { freePort } from './free-port.ts';
import type { Finders, Found } from './infrastructure-kinds.ts';

/** Returns whether a Docker engine answers here, and `OSTA_DOCKER=off` does not forbid to ask it. */
export async function dockerAnswers(environment: NodeJS.ProcessEnv): Promise<boolean> {
  if (environment['OSTA_DOCKER'] === 'off') return false;
  const sockets = [
    '/var/run/docker.sock',
    path.join(homedir(), '.docker/run/docker.sock'),
    path.join(environment['XDG_RUNTIME_DIR'] || '/run/user/0', 'docker.sock'),
  ];
  const there = await Promise.allSettled(sockets.map((socket) => access(socket)));
  const hint = environment['DOCKER_HOST'] || there.some(({ status }) => status === 'fulfilled');
  if (!hint) return false;
  // Loading takes half a second: only where there is a sign of Docker
  const { getContainerRuntimeClient } = await import('testcontainers');
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

/** Starts each kind as a container. The library's reaper removes containers when this process is gone. */
export const containers: Finders = {
  async postgres({ postgresSettings }) {
    const { GenericContainer, Wait } = await import('testcontainers');
    const password = randomUUID();
    const settings = Object.entries(postgresSettings);
    const container = await new GenericContainer('postgres:18')
      .withEnvironment({ POSTGRES_USER: 'osta', POSTGRES_PASSWORD: password })
      .withCommand(['postgres', ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])])
      .withExposedPorts(5432)
      // Twice: the first time it serves only the image's own set-up
      .withWaitStrategy(Wait.forLogMessage('ready to accept connections', 2))
      .start();
    const place = `${container.getHost()}:${container.getMappedPort(5432)}`;
    return found(`postgres://osta:${password}@${place}/postgres`, container);
  },

  async redis() {
    const { GenericContainer, Wait } = await import('testcontainers');
    const container = await new GenericContainer('redis:7')
      .withExposedPorts(6379)
      .withWaitStrategy(Wait.forLogMessage('Ready to accept connections'))
      .start();
    return found(`redis://${container.getHost()}:${container.getMappedPort(6379)}`, container);
  },

  async kafka() {
    const { GenericContainer, Wait, getContainerRuntimeClient } = await import('testcontainers');
    // A broker tells clients its address, so the address must be known before it starts
    const { host } = (await getContainerRuntimeClient()).info.containerRuntime;
    const port = await freePort();
    const container = await new GenericContainer('apache/kafka:4.1.1')
      .withEnvironment({
        KAFKA_NODE_ID: '1',
        KAFKA_PROCESS_ROLES: 'broker,controller',
        KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
        KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
        KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${host}:${port}`,
        KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
        KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
        KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
        KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
        KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
        KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
        KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      })
      .withExposedPorts({ container: 9092, host: port })
      .withWaitStrategy(Wait.forLogMessage('Kafka Server started'))
      .start();
    return found([`${host}:${port}`], container);
  },
};

function found<Address>(address: Address, container: { stop(): Promise<unknown> }): Found<Address> {
  return {
    address,
    async stop() {
      await container.stop();
    },
  };
}

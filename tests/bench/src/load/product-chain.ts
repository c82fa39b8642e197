import type { EventContent } from '@osta/contracts/event-content';
import { CorrelationId, IdempotencyKey } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { UnreadCount } from '@osta/contracts/notification/api';
import { postgresStreams } from '@osta/event-store/postgres-streams';
import { notificationManifest } from '@osta/notification/manifest';
import { signToken } from '@osta/platform/auth/session-reader';
import { systemClock } from '@osta/platform/clock';
import { createEventing } from '@osta/platform/create-eventing';
import { hostServices } from '@osta/platform/host-services';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { addPersonSql, addSessionSql } from '@osta/platform/testing/service-harness.sql';
import { testConfig, testOrigin } from '@osta/platform/testing/test-config';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';

import type { BenchDatabase } from '../bench-database.ts';
import { newUser, quoteContent } from '../made-event.ts';
import type { ScenarioContext } from '../scenario.ts';
import type { BadgeChain } from './badge-chain.ts';
import { openPage } from './open-page.ts';

interface ProductChainOptions {
  readonly people: number;
  /** null: readers read the event tables. */
  readonly kafkaBrokers: readonly string[] | null;
}

/**
 * The badge path of the product: the append of a service, the log, the projector, and sockets with one
 * session each. Over Kafka also the relay and the doorbell between processes.
 */
export async function productChain(
  { url, pool }: BenchDatabase,
  { people, kafkaBrokers }: ProductChainOptions,
  onEnd: ScenarioContext['onEnd'],
): Promise<BadgeChain> {
  const config = testConfig(url, {
    isProduction: true,
    kafkaBrokers,
    kafkaNamespace: `bench-${uuidv4()}`,
  });
  const telemetry = createTelemetry({ name: 'bench', level: 'warn', otlpUrl: null });
  const eventing = createEventing({
    config,
    telemetry,
    isAlone: kafkaBrokers === null,
    service: 'notification',
  });
  const host = await hostServices({
    name: 'bench',
    modules: [notificationManifest],
    config,
    telemetry,
    clock: systemClock,
    eventing,
  });
  onEnd(() => host.stop());
  const relay = eventing.relay(pool, 'request');
  relay?.start();
  onEnd(async () => relay?.stop());

  const professional = newUser();
  const users = Array.from({ length: people }, newUser);
  const { name, secret } = config.sessionCookie;
  const listeners: ((person: number, count: number) => void)[] = [];
  for (const [person, user] of users.entries()) {
    const token = uuidv7();
    await pool.query(addPersonSql, [user, false, null]);
    await pool.query(addSessionSql, [uuidv7(), token, user]);
    const cookie = `${name}=${encodeURIComponent(signToken(token, secret))}`;
    const socket = await openPage(host.url, { origin: testOrigin, cookie });
    onEnd(async () => socket.close());
    socket.on('unread', (message: unknown) => {
      const { version } = UnreadCount.parse(message);
      for (const listen of listeners) listen(person, version);
    });
  }
  const streams = postgresStreams<null, EventContent>({
    pool,
    schema: 'request',
    table: 'stream',
    topic: 'request',
    source: '/osta/request',
    fold: { version: 1, initial: null, evolve: () => null },
    doorbell: eventing.doorbell,
  });

  return {
    people,
    onBadge: (listener) => void listeners.push(listener),
    async commit(person) {
      const key = IdempotencyKey.parse(uuidv4());
      await streams.append({
        streamId: uuidv7(),
        expected: 0,
        events: [quoteContent(users[person] ?? professional, professional)],
        before: null,
        state: null,
        actor: professional,
        time: Instant.parse(new Date().toISOString()),
        correlationId: CorrelationId.parse(uuidv4()),
        causationId: key,
        idempotency: { principal: professional, key, requestHash: 'none' },
        answer: null,
      });
    },
  };
}

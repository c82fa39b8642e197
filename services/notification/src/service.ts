import { notificationContract } from '@osta/contracts/notification/contract';
import type { Service } from '@osta/platform/service';
import type { Surroundings } from '@osta/platform/service-module';

import { changePreferences } from './commands/change-preferences.ts';
import { readAllNotifications } from './commands/read-all-notifications.ts';
import { readAnswered } from './commands/read-answered.ts';
import { readNotification } from './commands/read-notification.ts';
import type { UnreadHint } from './domain/unread-hint.ts';
import { myDataRoutes } from './http/my-data.ts';
import { notifications } from './http/notifications.ts';
import { preferenceRoutes } from './http/preferences.ts';
import { countUnread } from './queries/count-unread.ts';
import { findPreferences } from './queries/find-preferences.ts';
import { listNotifications } from './queries/list-notifications.ts';
import { findMyNotifications } from './queries/my-notifications.ts';
import { bookedNamesCopy } from './read-models/booked-names-copy.ts';
import { catalogueCopy } from './read-models/catalogue-copy.ts';
import { notificationList } from './read-models/notification-list.ts';
import { storeNamesCopy } from './read-models/store-names-copy.ts';
import { writtenNamesCopy } from './read-models/written-names-copy.ts';
import { memoryBus } from './realtime/memory-bus.ts';
import { observedBus } from './realtime/observed-bus.ts';
import { redisBus } from './realtime/redis-bus.ts';
import { socketGateway } from './realtime/socket-gateway.ts';

/**
 * Wires the service that notifies people: lists, unread counts, sockets. Nothing runs before the
 * host attaches and subscribes.
 */
export function createNotificationService(surroundings: Surroundings): Service {
  const { config, pools, doorbell, sessions, clock, log, redis, telemetry } = surroundings;
  const bus = observedBus(redis ? redisBus({ redis, log }) : memoryBus(), telemetry.metrics);
  const gateway = socketGateway({
    origins: new Set(config.origins),
    sessions,
    countUnread: countUnread(pools.read),
    bus,
    log,
  });
  const store = { pool: pools.command, doorbell };
  const onChanged = (hints: readonly UnreadHint[]): void => bus.publish({ hints });

  return {
    name: notificationContract.name,
    routes: [
      ...notifications({
        listNotifications: listNotifications(pools.read),
        readNotification: readNotification(store),
        readAllNotifications: readAllNotifications(store),
        onChanged,
      }),
      ...myDataRoutes(findMyNotifications(pools.read, listNotifications(pools.read))),
      ...preferenceRoutes({
        findPreferences: findPreferences(pools.read),
        changePreferences: changePreferences(store),
        onChanged,
      }),
    ],
    subscriptions: [
      notificationList({
        pool: pools.background,
        clock,
        doorbell,
        onChanged,
        onStirred: (stirred) => bus.publish({ stirred }),
        onRevoked: (revoked) => bus.publish({ revoked }),
        readAnswered: readAnswered({
          store: { pool: pools.background, doorbell },
          clock,
          log,
          onChanged,
        }),
      }),
      catalogueCopy.over(pools.background),
      storeNamesCopy.over(pools.background),
      writtenNamesCopy.over(pools.background),
      bookedNamesCopy.over(pools.background),
    ],
    attach: (server) => gateway.attach(server),
    async stop() {
      await gateway.close();
      await bus.close();
    },
  };
}

import { notificationContract } from '@osta/contracts/notification/contract';
import type { ServiceManifest } from '@osta/platform/service-manifest';
import { snapshotView } from '@osta/platform/snapshot-table';

import { reading } from './domain/reading/reading.ts';
import { migrations } from './migrations.ts';
import { notificationHolds } from './notification-holds.ts';
import { bookedNamesCopy } from './read-models/booked-names-copy.ts';
import { catalogueCopy } from './read-models/catalogue-copy.ts';
import { notificationModel } from './read-models/notification-model.ts';
import { storeNamesCopy } from './read-models/store-names-copy.ts';
import { writtenNamesCopy } from './read-models/written-names-copy.ts';

/** Declares the service that notifies people: lists, unread counts, sockets. */
export const notificationManifest: ServiceManifest = {
  name: notificationContract.name,
  contract: notificationContract,
  paths: ['/api/notifications', '/socket.io'],
  migrations,
  snapshots: [snapshotView('notification', 'reading', reading)],
  readModels: [
    notificationModel,
    storeNamesCopy.model,
    bookedNamesCopy.model,
    writtenNamesCopy.model,
    catalogueCopy.model,
  ],
  holds: notificationHolds,
  async create(surroundings) {
    const { createNotificationService } = await import('./service.ts');
    return createNotificationService(surroundings);
  },
};

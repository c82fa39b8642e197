import { bookingContract } from '@osta/contracts/booking/contract';
import type { ServiceManifest } from '@osta/platform/service-manifest';
import { snapshotTable } from '@osta/platform/snapshot-table';

import { readBookingPolicy } from './config/read-booking-policy.ts';
import { booking } from './domain/booking/booking.ts';
import { bookingDeadlines } from './domain/booking/deadlines.ts';
import { conversation } from './domain/conversation/conversation.ts';
import { conversationDeadlines } from './domain/conversation/deadlines.ts';
import { waitDeadlines } from './domain/wait/deadlines.ts';
import { slotWait } from './domain/wait/slot-wait.ts';
import { bookingMigrations } from './migrations.ts';
import { offeringsModel } from './process/copy-offerings.ts';
import { storesModel } from './process/copy-stores.ts';
import { workPlacesModel } from './process/copy-work-places.ts';

/** Declares the service of bookings. `create` throws ConfigProblem for a wrong environment. */
export const bookingManifest: ServiceManifest = {
  name: bookingContract.name,
  contract: bookingContract,
  paths: ['/api/bookings', '/api/slots', '/api/reviews'],
  migrations: bookingMigrations,
  snapshots: [
    snapshotTable('booking', 'booking', booking, bookingDeadlines),
    snapshotTable('conversation', 'conversation', conversation, conversationDeadlines),
    snapshotTable('wait', 'slot_wait', slotWait, waitDeadlines),
  ],
  readModels: [offeringsModel, storesModel, workPlacesModel],
  async create(surroundings) {
    const { createBookingService } = await import('./service.ts');
    return createBookingService(surroundings, readBookingPolicy(surroundings.environment));
  },
};

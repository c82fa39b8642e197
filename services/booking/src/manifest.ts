import { bookingContract } from '@osta/contracts/booking/contract';
import type { ServiceManifest } from '@osta/platform/service-manifest';

import { bookingAggregate } from './commands/booking-aggregate.ts';
import { conversationAggregate } from './commands/conversation-aggregate.ts';
import { waitAggregate } from './commands/wait-aggregate.ts';
import { readBookingPolicy } from './config/read-booking-policy.ts';
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
  snapshots: [bookingAggregate, conversationAggregate, waitAggregate].map(
    ({ snapshots }) => snapshots,
  ),
  readModels: [offeringsModel, storesModel, workPlacesModel],
  async create(surroundings) {
    const { createBookingService } = await import('./service.ts');
    return createBookingService(surroundings, readBookingPolicy(surroundings.environment));
  },
};

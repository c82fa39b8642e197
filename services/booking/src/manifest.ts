import { bookingContract } from '@osta/contracts/booking/contract';
import type { ServiceManifest } from '@osta/platform/service-manifest';

import { bookingHolds } from './booking-holds.ts';
import { bookingAggregate } from './commands/booking-aggregate.ts';
import { conversationAggregate } from './commands/conversation-aggregate.ts';
import { waitAggregate } from './commands/wait-aggregate.ts';
import { readBookingPolicy } from './config/read-booking-policy.ts';
import { bookingMigrations } from './migrations.ts';
import { catalogueCopy } from './read-models/catalogue-copy.ts';
import { figuresCopy } from './read-models/figures-copy.ts';
import { offeringsCopy } from './read-models/offerings-copy.ts';
import { pausesCopy } from './read-models/pauses-copy.ts';
import { peopleCopy } from './read-models/people-copy.ts';
import { phonesCopy } from './read-models/phones-copy.ts';
import { standingCopy } from './read-models/standing-copy.ts';
import { storesCopy } from './read-models/stores-copy.ts';
import { workPlacesCopy } from './read-models/work-places-copy.ts';
import { writtenNamesCopy } from './read-models/written-names-copy.ts';

/** Declares the service of bookings. `create` throws ConfigProblem for a wrong environment. */
export const bookingManifest: ServiceManifest = {
  name: bookingContract.name,
  contract: bookingContract,
  paths: ['/api/bookings', '/api/services/*/slots', '/api/reviews'],
  migrations: bookingMigrations,
  snapshots: [bookingAggregate, conversationAggregate, waitAggregate].map(
    ({ snapshots }) => snapshots,
  ),
  readModels: [
    catalogueCopy.model,
    peopleCopy.model,
    writtenNamesCopy.model,
    phonesCopy.model,
    offeringsCopy.model,
    standingCopy.model,
    pausesCopy.model,
    figuresCopy.model,
    storesCopy.model,
    workPlacesCopy.model,
  ],
  holds: bookingHolds,
  async create(surroundings) {
    const { createBookingService } = await import('./service.ts');
    return createBookingService(surroundings, readBookingPolicy(surroundings.environment));
  },
};

import { readCatalogueNames } from '@osta/platform/catalogue/read-catalogue-names';
import type { CreateProcessManager } from '@osta/platform/process/process-managers-of';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import { findBookingReader } from '../queries/find-booking-reader.ts';
import { findName } from '../queries/find-name.ts';
import type { FindReader } from '../queries/find-reader.ts';
import { catalogueCopy } from '../read-models/catalogue-copy.ts';
import { mailChoicesCopy } from '../read-models/mail-choices-copy.ts';
import { sendBookingLetters } from './send-booking-letters.ts';

interface Wiring extends Omit<
  Parameters<typeof sendBookingLetters>[0],
  'findReader' | 'findName' | 'readCatalogueNames'
> {
  readonly findReader: FindReader;
  readonly pool: Pool;
  readonly processManager: CreateProcessManager;
}

/** Returns what identity does about bookings: their sides get letters, unless they chose otherwise. */
export function bookingSubscriptions({
  findReader,
  pool,
  processManager,
  ...letters
}: Wiring): readonly SubscriptionDefinition[] {
  return [
    catalogueCopy.over(pool),
    mailChoicesCopy.over(pool),
    processManager(
      'booking-letters',
      ['booking'],
      sendBookingLetters({
        ...letters,
        findReader: findBookingReader(pool, findReader),
        findName: findName(pool),
        readCatalogueNames: () => readCatalogueNames(pool),
      }),
    ),
  ];
}

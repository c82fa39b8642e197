import { bookingContract } from '@osta/contracts/booking/contract';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { OfferingEvent } from '@osta/contracts/offering/events';
import type { RecordedOffer } from '@osta/contracts/offering/recorded-offering';
import { forgotten } from '@osta/contracts/personal-words';
import { recordedAs } from '@osta/contracts/recorded-as';
import { forgottenKeys } from '@osta/platform/personal-data/forgotten-keys';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { termsOf } from '../slots/offered-row.ts';
import { offeredSql } from './offerings-copy.sql.ts';

const isOffering = recordedAs(OfferingEvent.options);

/** Copies the services that can be booked. */
export const offeringsCopy: Copy = defineCopy({
  contract: bookingContract,
  name: 'offerings',
  topics: ['offering'],
  wordsOf: ['offering'],
  tables: [
    {
      name: 'offering',
      key: ['id'],
      compared: ['version', 'professional_id', 'service_id', 'is_published', 'name', 'terms'],
      personal: ['name'],
    },
  ],
  reads: [forgottenKeys],
  sql: offeredSql,
  values: offeredIn,
});

/** Returns the parameters of `offeredSql`. Every event says all of its service, so the last one counts. */
function offeredIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const last = new Map(events.filter(isOffering).map((event) => [event.subject, event]));
  const offerings = [...last.values()];
  return [
    offerings.map(({ subject }) => subject),
    offerings.map(({ streamversion }) => streamversion),
    offerings.map(({ data }) => data.professionalId),
    offerings.map(({ data }) => data.offer.serviceId),
    offerings.map(({ data }) => data.status === 'published' && data.hidden === undefined),
    offerings.map(({ data }) => nameOf(data.offer)),
    offerings.map(({ data }) => JSON.stringify(termsOf(data.offer, data.availability))),
  ];
}

/** Returns the name as JSON; `null` when its words are forgotten. */
function nameOf({ name }: RecordedOffer): string | null {
  return name.ar === forgotten || name.en === forgotten ? null : JSON.stringify(name);
}

import { BookingHandedOver } from '@osta/contracts/booking/booking-handed-over';
import { BookingPlaced } from '@osta/contracts/booking/booking-placed';
import { BookingSlotHeld } from '@osta/contracts/booking/booking-slot-held';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { notificationContract } from '@osta/contracts/notification/contract';
import type { RecordedName } from '@osta/contracts/offering/recorded-name';
import { forgotten } from '@osta/contracts/personal-words';
import { recordedAs } from '@osta/contracts/recorded-as';
import { SlotWaitEnded } from '@osta/contracts/wait/slot-wait-ended';
import { erasedAmong, peopleIn } from '@osta/platform/people/people-in';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { copyBookedNamesSql } from './booked-names-copy.sql.ts';
import { erasedPeople } from './erased-people.ts';

/** The events that say what the service is called. */
const isNamed = recordedAs([BookingSlotHeld, BookingPlaced, BookingHandedOver, SlotWaitEnded]);

/** Copies what professionals called the services that were booked, or waited for in vain, which notifications say. */
export const bookedNamesCopy: Copy = defineCopy({
  contract: notificationContract,
  name: 'booked-names',
  topics: ['booking', 'wait', 'account'],
  wordsOf: ['booking', 'wait'],
  tables: [
    {
      name: 'booked_name',
      key: ['subject_id'],
      compared: ['professional_id', 'name'],
      personal: ['name'],
    },
  ],
  reads: [erasedPeople],
  sql: copyBookedNamesSql,
  values: bookedNamesIn,
});

/** Returns the parameters of `copyBookedNamesSql` for a batch of events. */
function bookedNamesIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const named = new Map<string, readonly [professionalId: string, name: string | null]>();
  for (const event of events) {
    if (!isNamed(event)) continue;
    const { professionalId, offeringName } = event.data;
    if (offeringName) named.set(event.subject, [professionalId, nameOf(offeringName)]);
  }
  const news = [...named.values()];
  return [
    [...named.keys()],
    news.map(([professionalId]) => professionalId),
    news.map(([, name]) => name),
    erasedAmong(peopleIn(events)),
  ];
}

/** Returns the name as JSON; `null` when its words are forgotten. */
function nameOf(name: RecordedName): string | null {
  return name.ar === forgotten || name.en === forgotten ? null : JSON.stringify(name);
}

import { bookingContract } from '@osta/contracts/booking/contract';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { GeoPoint } from '@osta/contracts/geo-point';
import { middleOf } from '@osta/contracts/middle-of';
import { ActivityAreaChanged } from '@osta/contracts/professional/activity-area-changed';
import { ProfilePublished } from '@osta/contracts/professional/profile-published';
import { recordedAs } from '@osta/contracts/recorded-as';
import { erasedAmong, peopleIn } from '@osta/platform/people/people-in';
import { forgottenKeys } from '@osta/platform/personal-data/forgotten-keys';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { workPlacesSql } from './work-places-copy.sql.ts';

const saysWhere = recordedAs([ProfilePublished, ActivityAreaChanged]);

interface WorkPlace {
  readonly point: GeoPoint;
  /** They said it themselves; otherwise it is the middle of their place. */
  readonly isChosen: boolean;
}

/**
 * Copies where professionals start from. It follows accounts itself: a rebuild beside the live table has to forget who
 * is erased meanwhile, too.
 */
export const workPlacesCopy: Copy = defineCopy({
  contract: bookingContract,
  name: 'work-places',
  topics: ['professional', 'account'],
  tables: [
    {
      name: 'work_place',
      key: ['id'],
      compared: ['latitude', 'longitude', 'is_chosen'],
      // Where somebody lives, or works
      personal: ['latitude', 'longitude'],
    },
  ],
  reads: [forgottenKeys],
  sql: workPlacesSql,
  values: workPlacesIn,
});

/** Returns the parameters of `workPlacesSql` for a batch of events. */
export function workPlacesIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const places = new Map<string, WorkPlace>();
  for (const event of events) {
    if (!saysWhere(event)) continue;
    if (event.type === 'osta.professional.activity-area-changed') {
      places.set(event.subject, { point: event.data.center, isChosen: true });
    } else if (places.get(event.subject)?.isChosen !== true) {
      places.set(event.subject, { point: middleOf(event.data.placeId), isChosen: false });
    }
  }
  const all = [...places.values()];
  return [
    [...places.keys()],
    all.map(({ point }) => point.latitude),
    all.map(({ point }) => point.longitude),
    all.map(({ isChosen }) => isChosen),
    erasedAmong(peopleIn(events)),
  ];
}

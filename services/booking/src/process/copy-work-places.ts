import type { EventEnvelope } from '@osta/contracts/envelope';
import type { GeoPoint } from '@osta/contracts/geo-point';
import { ActivityAreaChanged } from '@osta/contracts/professional/activity-area-changed';
import { ProfilePublished } from '@osta/contracts/professional/profile-published';
import { recordedAs } from '@osta/contracts/recorded-as';
import { middleOf } from '@osta/contracts/reference/middle-of';
import { copiesModel } from '@osta/platform/read-models/copies-model';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { ReadModel } from '@osta/subscription/read-model';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import { workPlacesSql } from './copy-work-places.sql.ts';

const name = 'booking-work-places';
/** Parameters of the statement before those of the checkpoint. */
const ownParameters = 4;

const saysWhere = recordedAs([ProfilePublished, ActivityAreaChanged]);

interface WorkPlace {
  readonly point: GeoPoint;
  /** They said it themselves; otherwise it is the middle of their place. */
  readonly isChosen: boolean;
}

/** Returns the subscription that copies where professionals start from. */
export function copyWorkPlaces(pool: Pool, schema: string): SubscriptionDefinition {
  const text = `with ${workPlacesSql}, ${moveCheckpointSql(schema, ownParameters + 1)} select`;
  return {
    name,
    topics: ['professional'],
    async apply(events, checkpoint) {
      await pool.query({
        name: 'booking.copy-work-places',
        text,
        values: [...workPlacesIn(events), ...checkpointValues(checkpoint)],
      });
    },
  };
}

/** Describes how an audit rebuilds where professionals start from. */
export const workPlacesModel: ReadModel = copiesModel({
  name,
  schema: 'booking',
  topics: ['professional'],
  subscriptions: [{ name, topics: ['professional'] }],
  wordsOf: [],
  tables: [{ name: 'work_place', key: ['id'], compared: ['latitude', 'longitude', 'is_chosen'] }],
  steps: [{ text: `with ${workPlacesSql} select`, values: workPlacesIn }],
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
  ];
}

import type { ParkedStream, Redrive } from '@osta/contracts/operations/api';
import { operatorOperations } from '@osta/contracts/operations/operations';
import { PageQuery } from '@osta/contracts/page';
import {
  findParked,
  parkingLot,
  type ParkedEntry,
  type ParkingLot,
  type RedriveRecord,
} from '@osta/subscription/parking-lot';
import type { PoolClient } from 'pg';

import { defineRoute, type Route } from '../http/define-route.ts';
import { instantOf } from './instant-of.ts';
import type { FindService, OperatedService } from './operated-service.ts';
import { ParkedCursor, parkedCursorOf } from './parked-cursor.ts';

const ParkedQuery = PageQuery.extend({ cursor: ParkedCursor.optional() });

async function withLot<Result>(
  { pool, schema }: OperatedService,
  subscription: string,
  use: (lot: ParkingLot) => Promise<Result>,
): Promise<Result> {
  const client: PoolClient = await pool.connect();
  try {
    return await use(parkingLot(client, schema, subscription));
  } finally {
    client.release();
  }
}

function streamOf({ parkedAt, ...entry }: ParkedEntry): ParkedStream {
  return { parkedAt: instantOf(parkedAt), ...entry };
}

function redriveOf({ id, askedAt, ...record }: RedriveRecord): Redrive {
  return { redriveId: id, askedAt: instantOf(askedAt), ...record };
}

/** Returns the routes by which admins handle parked events. Every action is recorded with actor and reason. */
export function parkedRoutes(find: FindService): readonly Route[] {
  return [
    defineRoute(operatorOperations.listParkedStreams, {
      access: 'admin',
      query: ParkedQuery,
      platformProblems: ['NOT_FOUND'],
      async handle({ params, query: { cursor = null, limit } }) {
        const service = find(params.service);
        if (!service) return { problem: 'NOT_FOUND' };
        const found = await findParked(service.pool, service.schema, cursor, limit + 1);
        const items = found.slice(0, limit);
        const last = found.length > limit ? items.at(-1) : undefined;
        return {
          body: {
            items: items.map(streamOf),
            nextCursor: last ? parkedCursorOf(last) : null,
          },
        };
      },
    }),

    defineRoute(operatorOperations.getParkedEvent, {
      access: 'admin',
      platformProblems: ['NOT_FOUND'],
      async handle({ params: { service: name, subscription, eventId } }) {
        const service = find(name);
        const parked =
          service && (await withLot(service, subscription, (lot) => lot.show(eventId)));
        if (!parked) return { problem: 'NOT_FOUND' };
        return { body: { subscription, ...parked, parkedAt: instantOf(parked.parkedAt) } };
      },
    }),

    defineRoute(operatorOperations.discardParkedEvent, {
      access: 'admin',
      platformProblems: ['NOT_FOUND'],
      problems: {
        EARLIER_EVENTS_PARKED: { status: 409, title: 'Earlier events of the stream come first' },
      },
      async handle({ params: { service: name, subscription, eventId }, body, principal }) {
        const service = find(name);
        if (!service) return { problem: 'NOT_FOUND' };
        const acting = { operator: principal.userId, reason: body.reason };
        const discarded = await withLot(service, subscription, (lot) =>
          lot.discard(eventId, acting),
        );
        if (discarded === 'unknown') return { problem: 'NOT_FOUND' };
        if (discarded === 'not-first') return { refused: { code: 'EARLIER_EVENTS_PARKED' } };
        const { operator, reason, discardedAt } = discarded;
        return { body: { eventId, operator, reason, discardedAt: instantOf(discardedAt) } };
      },
    }),

    defineRoute(operatorOperations.redriveParked, {
      access: 'admin',
      platformProblems: ['NOT_FOUND'],
      problems: {
        REDRIVE_ID_TAKEN: { status: 409, title: 'The id belongs to another redrive' },
      },
      async handle({ params: { service: name, subscription, redriveId }, body, principal }) {
        const service = find(name);
        // Only a running subscription can do it
        if (!service?.subscriptions.includes(subscription)) return { problem: 'NOT_FOUND' };
        const acting = { operator: principal.userId, reason: body.reason };
        const asked = await withLot(service, subscription, (lot) =>
          lot.askForRedrive(redriveId, body.streamId ?? null, acting),
        );
        return asked === 'taken'
          ? { refused: { code: 'REDRIVE_ID_TAKEN' } }
          : { body: redriveOf(asked) };
      },
    }),

    defineRoute(operatorOperations.getRedrive, {
      access: 'admin',
      platformProblems: ['NOT_FOUND'],
      async handle({ params: { service: name, subscription, redriveId } }) {
        const service = find(name);
        const asked =
          service && (await withLot(service, subscription, (lot) => lot.findRedrive(redriveId)));
        return asked ? { body: redriveOf(asked) } : { problem: 'NOT_FOUND' };
      },
    }),
  ];
}

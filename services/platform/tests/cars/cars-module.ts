import { fileURLToPath } from 'node:url';

import { operations } from '@osta/contracts/operation';
import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { postgresStreams } from '@osta/event-store/postgres-streams';
import type { Streams } from '@osta/event-store/streams';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import { subscriptionMigrations } from '@osta/subscription/subscription-migrations';
import { z } from 'zod';

import type { Aggregate } from '../../src/aggregate.ts';
import { accept, refuse, type Decision, type Fold } from '../../src/decider.ts';
import { commandsOf } from '../../src/http/commands-of.ts';
import { defineRoute, type Route } from '../../src/http/define-route.ts';
import type { ServiceModule, Surroundings } from '../../src/service-module.ts';
import { snapshotTable } from '../../src/snapshot-table.ts';

/**
 * @param schema `request` makes it the service that records this topic
 */
export function carsIn(schema: string): ServiceModule {
  return {
    name: schema,
    migrations: {
      schema,
      directories: [
        eventStoreMigrations,
        subscriptionMigrations,
        fileURLToPath(new URL('migrations', import.meta.url)),
      ],
    },
    follows: { identity: 'events', request: 'events' },
    snapshots: [snapshotTable('request', 'car', car)],
    create(surroundings) {
      const streams = streamsOf(surroundings, schema);
      return {
        name: schema,
        routes: routesOf(surroundings, schema, streams),
        subscriptions: [diary(surroundings, schema)],
        stop: async () => {},
      };
    },
  };
}

/** Records the delivered events. Fails on the name Nobody. */
function diary({ pools }: Surroundings, schema: string): SubscriptionDefinition {
  const sql = `
    with noted as (
      insert into ${schema}.diary (event_id, correlation_id) select * from unnest($1::uuid[], $2::uuid[])
    ), ${moveCheckpointSql(schema, 3)} select 1`;
  return {
    name: `${schema}-diary`,
    topics: ['account', 'request'],
    async apply(events, checkpoint) {
      if (events.some(({ data }) => data['fullName'] === 'Nobody')) throw new Error('No name');
      await pools.background.query(sql, [
        events.map(({ id }) => id),
        events.map(({ correlationid }) => correlationid),
        ...checkpointValues(checkpoint),
      ]);
    },
  };
}

interface Car {
  readonly owner: string | null;
  readonly wheels: number;
}

interface Bought {
  readonly type: 'osta.request.bought.v1';
  readonly data: { readonly owner: string; readonly wheels: number };
}
interface Painted {
  readonly type: 'osta.request.painted.v1';
  readonly data: { readonly colour: string };
}
type CarEvent = Bought | Painted;

interface TooManyWheels {
  readonly code: 'TOO_MANY_WHEELS';
  readonly most: number;
}
interface CarNotFound {
  readonly code: 'CAR_NOT_FOUND';
}

const car: Fold<Car, CarEvent> = {
  version: 1,
  initial: { owner: null, wheels: 0 },
  evolve: (state, event) => (event.type === 'osta.request.bought.v1' ? { ...event.data } : state),
};

function buyCar(
  { wheels }: { readonly wheels: number },
  _state: Car,
  { actor }: { readonly actor: string },
): Decision<Bought, TooManyWheels> {
  if (wheels > 8) return refuse({ code: 'TOO_MANY_WHEELS', most: 8 });
  const bought: Bought = { type: 'osta.request.bought.v1', data: { owner: actor, wheels } };
  return accept(bought);
}

function paintCar(
  { colour }: { readonly carId: string; readonly colour: string },
  state: Car,
  { actor }: { readonly actor: string },
): Decision<Painted, CarNotFound> {
  if (state.owner !== actor) return refuse({ code: 'CAR_NOT_FOUND' });
  const painted: Painted = { type: 'osta.request.painted.v1', data: { colour } };
  return accept(painted);
}

function waxCar(
  _command: { readonly carId: string },
  state: Car,
  { actor }: { readonly actor: string },
): Decision<Painted, CarNotFound> {
  if (state.owner !== actor) return refuse({ code: 'CAR_NOT_FOUND' });
  const waxed: Painted = { type: 'osta.request.painted.v1', data: { colour: 'clear' } };
  return accept(waxed);
}

const Receipt = z.strictObject({ carId: z.uuid(), version: z.int() });
const CarPath = z.strictObject({ carId: z.uuidv7() });

function streamsOf({ pools, doorbell }: Surroundings, schema: string): Streams<Car, CarEvent> {
  return postgresStreams<Car, CarEvent>({
    pool: pools.command,
    schema,
    table: 'car',
    topic: 'request',
    source: '/osta/cars',
    fold: car,
    doorbell,
  });
}

/** The operations of the service of the tests. */
const carOperations = operations({
  buyCar: {
    method: 'post',
    path: '/api/cars',
    summary: 'Buy a car',
    body: z.strictObject({
      wheels: z.int().min(1).max(100),
      note: z.string().trim().max(10).optional(),
      email: z.email().optional(),
      tags: z
        .array(z.strictObject({ name: z.string().min(1) }))
        .max(2)
        .optional(),
    }),
    answer: Receipt,
    status: 201,
    refusals: ['TOO_MANY_WHEELS'],
  },
  paintCar: {
    method: 'put',
    path: '/api/cars/{carId}/colour',
    summary: 'Paint a car',
    params: CarPath,
    body: z.strictObject({ colour: z.enum(['red', 'green']) }),
    answer: Receipt,
    ifMatch: true,
    idempotent: true,
    refusals: ['CAR_NOT_FOUND'],
  },
  waxCar: {
    method: 'post',
    path: '/api/cars/{carId}/wax',
    summary: 'Wax a car, twice a minute',
    params: CarPath,
    answer: Receipt,
  },
  listCars: {
    method: 'get',
    path: '/api/cars',
    summary: 'How many cars there are',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().min(1).max(5).optional(),
    }),
    answer: z.strictObject({
      cars: z.int(),
      limit: z.int(),
      locale: z.enum(['ar', 'en']),
      who: z.string().nullable(),
    }),
  },
  lookSlowly: {
    method: 'get',
    path: '/api/slow',
    summary: 'Takes a while',
    query: z.strictObject({ seconds: z.coerce.number().max(30) }),
    answer: z.strictObject({ done: z.literal(true) }),
  },
  lie: {
    method: 'get',
    path: '/api/liar',
    summary: 'Answers what its schema does not allow',
    answer: z.strictObject({ age: z.int() }),
  },
  knock: { method: 'post', path: '/api/knocks', summary: 'Twice a minute' },
  ringBell: { method: 'post', path: '/api/bells', summary: 'As often as one likes' },
});

function routesOf(
  { pools }: Surroundings,
  schema: string,
  streams: Streams<Car, CarEvent>,
): readonly Route[] {
  const garage: Aggregate<{ readonly carId: string }, Car, CarEvent, z.infer<typeof Receipt>> = {
    streams,
    fold: car,
    streamOf: ({ carId }) => carId,
    answer: ({ streamId, version }) => ({ carId: streamId, version }),
  };

  const command = commandsOf(garage, {
    TOO_MANY_WHEELS: { status: 422, title: 'Too many wheels' },
    CAR_NOT_FOUND: { status: 404, title: 'No such car' },
  });

  return [
    command(carOperations.buyCar, {
      access: ['customer'],
      streamOf: (_car, { newId }) => newId(0),
      decide: buyCar,
    }).route,
    command(carOperations.paintCar, { access: 'registered', decide: paintCar }).route,
    command(carOperations.waxCar, {
      access: 'registered',
      rateLimit: { points: 2, seconds: 60 },
      hidden: { CAR_NOT_FOUND: 'NOT_FOUND' },
      decide: waxCar,
    }).route,
    defineRoute(carOperations.listCars, {
      access: 'guest',
      async handle({ query, locale, principal }) {
        const { rows } = await pools.read.query<{ readonly cars: number }>(
          'select count(*)::int as cars from car',
        );
        const cars = rows[0]?.cars ?? 0;
        return { body: { cars, limit: query.limit, locale, who: principal?.userId ?? null } };
      },
    }),
    defineRoute(carOperations.lookSlowly, {
      access: 'public',
      async handle({ query }) {
        await pools.read.query('select pg_sleep($1)', [query.seconds]);
        return { body: { done: true as const } };
      },
    }),
    defineRoute(carOperations.lie, {
      access: 'public',
      handle: async () => ({ body: { age: 1.5 } }),
    }),
    defineRoute(carOperations.knock, {
      access: 'guest',
      rateLimit: { points: 2, seconds: 60 },
      handle: async () => ({ body: undefined }),
    }),
    defineRoute(carOperations.ringBell, {
      access: 'guest',
      handle: async () => ({ body: undefined }),
    }),
    ...(['admin', 'signed-in', ['professional', 'business']] as const).map((access, index) =>
      defineRoute(
        {
          method: 'get',
          path: `/api/doors/${index}`,
          operationId: `openDoor${index}`,
          summary: 'For some',
        },
        { access, handle: async () => ({ body: undefined }) },
      ),
    ),
  ];
}

/** The smallest service that uses everything the platform gives. */
export const carsModule: ServiceModule = carsIn('cars');

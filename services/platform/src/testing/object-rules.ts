import type { ClientBase } from 'pg';

import type { TestClient } from './test-client.ts';

/**
 * Everybody that a route can meet: the second customer and the second professional have their own things,
 * which are foreign to the first. The admin is a customer by kind. `waiting` has done the first step of
 * two.
 */
export const principals = [
  'guest',
  'unregistered',
  'customer',
  'other-customer',
  // oxlint-disable-next-line osta/no-service-name -- a kind of account
  'professional',
  'other-professional',
  'business',
  'admin',
  'signed-out',
  'expired',
  'waiting',
] as const;
export type Who = (typeof principals)[number];

/** The path parameters of one thing. */
export type Params = Readonly<Record<string, string>>;

/** How an operation on one thing is tried. */
export interface ObjectRule {
  /** The path parameters of something that is this person's own; null where there is none. */
  readonly own: (who: Who) => Promise<Params | null> | Params | null;
  /** The path parameters of something that is somebody else's. */
  readonly foreign: (who: Who) => Promise<Params> | Params;
  /** A body that the operation takes: a refused one would hide what comes after it. */
  readonly body?: unknown;
  /** Who may use what is not their own. */
  readonly evenForeign?: readonly Who[];
}

/** The whole product, as the rules of one service look at it. */
export interface Stage {
  /** A superuser's connection. */
  readonly database: Pick<ClientBase, 'query'>;
  /** Undefined for a guest. Whoever has no session any more keeps the id. */
  readonly idOf: (who: Who) => string | undefined;
  /** Another session of this person, which stands: its id. */
  readonly sessionOf: (userId: string) => Promise<string>;
  /** This person in front of the product. */
  readonly as: (who: Who) => Promise<TestClient>;
}

/**
 * The rules of one service: one for every operation with something in its path, by operation id. Each
 * service says them in `src/testing/object-rules.ts`; an operation without one fails the matrix.
 */
export type ObjectRules = (stage: Stage) => Promise<ReadonlyMap<string, ObjectRule>>;

/** A customer whose things are foreign to this person. */
export function strangerTo(who: Who): Who {
  // oxlint-disable-next-line osta/no-service-name -- a kind of account
  return who === 'customer' || who === 'professional' ? 'other-customer' : 'customer';
}

/** Something that nobody has. */
export const nothing = '01980000-0000-7000-8000-00000000000a';

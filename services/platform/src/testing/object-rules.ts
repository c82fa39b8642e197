import type { ClientBase } from 'pg';

import type { TestClient } from './test-client.ts';

/**
 * All kinds of callers of a route. The second customer and the second professional have their own objects,
 * which are foreign to the first. The admin is a customer by kind. `waiting` has completed the first of two
 * sign-in steps.
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

/** The path parameters of one object. */
export type Params = Readonly<Record<string, string>>;

/** How the matrix tests an operation on one object. */
export interface ObjectRule {
  /** Path parameters of an object owned by this caller; null where there is none. */
  readonly own: (who: Who) => Promise<Params | null> | Params | null;
  /** Path parameters of an object owned by another person. */
  readonly foreign: (who: Who) => Promise<Params> | Params;
  /** A valid body for the operation: a validation error would hide the access check. */
  readonly body?: unknown;
  /** Callers who may use objects of others. */
  readonly evenForeign?: readonly Who[];
}

/** The running product, for the rules of one service. */
export interface Stage {
  /** A superuser's connection. */
  readonly database: Pick<ClientBase, 'query'>;
  /** The person's id; undefined for a guest. A caller whose session has ended keeps the id. */
  readonly idOf: (who: Who) => string | undefined;
  /** Returns the id of another, live session of this person. */
  readonly sessionOf: (userId: string) => Promise<string>;
  /** Returns a client signed in as this caller. */
  readonly as: (who: Who) => Promise<TestClient>;
}

/**
 * The rules of one service: one for every operation with a path parameter, by operation id. Each service
 * exports them in `src/testing/object-rules.ts`; the matrix fails for an operation without one.
 */
export type ObjectRules = (stage: Stage) => Promise<ReadonlyMap<string, ObjectRule>>;

/** Returns a customer whose objects are foreign to this caller. */
export function strangerTo(who: Who): Who {
  // oxlint-disable-next-line osta/no-service-name -- a kind of account
  return who === 'customer' || who === 'professional' ? 'other-customer' : 'customer';
}

/** An id that no object has. */
export const nothing = '01980000-0000-7000-8000-00000000000a';

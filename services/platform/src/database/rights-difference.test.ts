import { expect, it } from 'vitest';

import type { DeclaredRole } from './declared-rights.ts';
import { grantOf, revokeOf, rightsDifference, type GivenRights } from './rights-difference.ts';

const roles: readonly DeclaredRole[] = [
  { role: 'osta_cars', own: 'cars', follows: new Map([['identity', 'events']]) },
];

function given(schema: string, name: string | null, ...rights: readonly string[]): GivenRights {
  return { schema, name, isView: false, given: rights, isOurs: true };
}

it('grants what is missing and revokes what is not declared, on each object', () => {
  const { missing, tooMany } = rightsDifference(roles, [
    given('cars', null, 'osta_cars USAGE'),
    given('cars', 'car', 'osta_cars SELECT', 'osta_cars INSERT'),
    given('cars', 'event', 'osta_cars SELECT', 'osta_cars INSERT', 'osta_cars UPDATE'),
    given('identity', 'event'),
    given('identity', 'session', 'osta_cars SELECT', 'osta_other SELECT'),
  ]);
  expect(missing.map(grantOf)).toEqual([
    'grant UPDATE, DELETE on "cars"."car" to "osta_cars"',
    'grant SELECT on "identity"."event" to "osta_cars"',
  ]);
  expect(tooMany.map(revokeOf)).toEqual([
    'revoke UPDATE on "cars"."event" from "osta_cars"',
    'revoke SELECT on "identity"."session" from "osta_cars"',
  ]);
});

it('leaves alone what a rebuild has put aside', () => {
  const aside = [given('cars_aside', 'car'), given('cars_before', 'car', 'osta_cars SELECT')];
  expect(rightsDifference(roles, aside)).toEqual({ missing: [], tooMany: [] });
});

import { escapeIdentifier } from 'pg';

import {
  declaredRights,
  type DatabaseObject,
  type DeclaredRole,
  type Privilege,
} from './declared-rights.ts';

/** A schema, table or view of the database with what our roles have been given there: `osta_request SELECT`. */
export interface GivenRights extends DatabaseObject {
  readonly given: readonly string[];
  /** Whether this user owns it. */
  readonly isOurs: boolean;
}

/** What is to be granted or revoked on one object. */
export interface RightsChange {
  readonly role: string;
  readonly privileges: readonly string[];
  readonly isOurs: boolean;
  /** As statements name it: `schema "request"`, `"request"."event"`. */
  readonly on: string;
}

export interface RightsDifference {
  readonly missing: readonly RightsChange[];
  readonly tooMany: readonly RightsChange[];
}

/** Compares what roles have with what is declared. What a rebuild has put aside counts for nothing: nobody looks there. */
export function rightsDifference(
  roles: readonly DeclaredRole[],
  objects: readonly GivenRights[],
): RightsDifference {
  const inUse = objects.filter(({ schema }) => !/_(aside|before)$/u.test(schema));
  const changes = inUse.flatMap((object) =>
    roles.map((role) => {
      const declared = declaredRights(role, object);
      const given = givenTo(role, object);
      return {
        missing: changeOf(
          role,
          object,
          declared.filter((each) => !given.includes(each)),
        ),
        tooMany: changeOf(
          role,
          object,
          given.filter((each) => !isOf(declared, each)),
        ),
      };
    }),
  );
  return {
    missing: changes.map(({ missing }) => missing).filter(isOne),
    tooMany: changes.map(({ tooMany }) => tooMany).filter(isOne),
  };
}

const isOne = ({ privileges }: RightsChange): boolean => privileges.length > 0;

function isOf(declared: readonly Privilege[], privilege: string): boolean {
  return declared.some((each) => each === privilege);
}

function givenTo({ role }: DeclaredRole, { given }: GivenRights): readonly string[] {
  const words = given.map((each) => each.split(' '));
  return words.flatMap(([to, privilege = '']) => (to === role ? [privilege] : []));
}

function changeOf(
  { role }: DeclaredRole,
  { schema, name, isOurs }: GivenRights,
  privileges: readonly string[],
): RightsChange {
  const quoted = escapeIdentifier(schema);
  const on = name === null ? `schema ${quoted}` : `${quoted}.${escapeIdentifier(name)}`;
  return { role, privileges, isOurs, on };
}

/** Returns the statement that gives a missing right. */
export function grantOf({ role, privileges, on }: RightsChange): string {
  return `grant ${privileges.join(', ')} on ${on} to ${escapeIdentifier(role)}`;
}

/** Returns the statement that takes a right away. */
export function revokeOf({ role, privileges, on }: RightsChange): string {
  return `revoke ${privileges.join(', ')} on ${on} from ${escapeIdentifier(role)}`;
}

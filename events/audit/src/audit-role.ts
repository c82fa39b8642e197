import type { ReadModel } from '@osta/subscription/read-model';
import { DatabaseError, type ClientBase } from 'pg';

import {
  auditorRole,
  becomeSql,
  findWritableSql,
  makeRolesSql,
  ownerSql,
  redriverRole,
  repairerRole,
  rolesSql,
} from './audit-role.sql.ts';
import { untilGranted } from './until-granted.ts';

/** The audit has no role that cannot harm, or not the one that a command needs. The message says what to do. */
export class RoleProblem extends Error {
  override readonly name = 'RoleProblem';
}

interface Roles {
  readonly user: string;
  readonly mayMake: boolean;
  readonly isReplica: boolean;
  readonly mayBecome: boolean;
  readonly areMade: boolean;
}

const seeGuide = 'see docs/guides/audit.md, “What it may”';

async function rolesOf(client: ClientBase, models: readonly ReadModel[]): Promise<Roles> {
  const { rows } = await client.query<Roles>(rolesSql(models));
  const [roles] = rows;
  if (!roles) throw new Error('A query without a table returns one row');
  return roles;
}

/**
 * Gives the session the rights of the auditor, who can write only to schemas of their own. A superuser makes the role
 * where it is missing. A user who cannot write to other schemas either needs no role.
 *
 * @throws RoleProblem when the session could still write to a schema of somebody else
 */
export async function becomeAuditor(
  client: ClientBase,
  models: readonly ReadModel[],
): Promise<void> {
  let roles = await rolesOf(client, models);
  if (!roles.areMade && roles.mayMake && !roles.isReplica) {
    await makeRoles(client, models);
    roles = await rolesOf(client, models);
  }
  if (roles.mayBecome) await client.query(becomeSql(auditorRole));
  // Nobody writes to a replica
  if (roles.isReplica) return;
  const { rows } = await client.query<{ readonly name: string }>(findWritableSql);
  const [writable] = rows;
  if (!writable) return;
  throw new RoleProblem(
    roles.mayBecome
      ? `${auditorRole} may write to ${writable.name}, so nothing was started: revoke that right; ${seeGuide}`
      : `${roles.user} may write to ${writable.name} and cannot become ${auditorRole}, so nothing was started: ${seeGuide}`,
  );
}

/** It exists already; its row in the catalogue was changed at the same time. */
const madeElsewhere = ['42710', '23505', 'XX000'];

/** Makes the roles; tries again where another database of the cluster makes them at this moment. */
async function makeRoles(client: ClientBase, models: readonly ReadModel[]): Promise<void> {
  await untilGranted(() => client.query(makeRolesSql(models)), madeElsewhere);
}

/**
 * Runs work with the rights of another role, then becomes the auditor again.
 *
 * @throws RoleProblem when this user may not take the role
 */
async function as<Result>(
  client: ClientBase,
  role: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    await client.query(becomeSql(role));
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw new RoleProblem(`This command works as ${role}: ${error.message}; ${seeGuide}`, {
      cause: error,
    });
  }
  try {
    return await work();
  } finally {
    // A lost connection has no role any more
    await client.query(becomeSql(auditorRole)).catch(() => undefined);
  }
}

/** Runs work with the right to write what operators say about parked streams. */
export function asRedriver<Result>(
  client: ClientBase,
  work: () => Promise<Result>,
): Promise<Result> {
  return as(client, redriverRole, work);
}

/** Runs work with the right to write to the live tables of read models. */
export function asRepairer<Result>(
  client: ClientBase,
  work: () => Promise<Result>,
): Promise<Result> {
  return as(client, repairerRole, work);
}

/** Runs work as the owner of the live tables of a read model: nobody else may exchange them. */
export async function asOwner<Result>(
  client: ClientBase,
  { schema, tables }: ReadModel,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await client.query<{ readonly owner: string }>(ownerSql, [
    schema,
    tables[0]?.name,
  ]);
  const owner = rows[0]?.owner;
  if (owner === undefined) throw new RoleProblem(`${schema} has no tables of this read model`);
  return as(client, owner, work);
}

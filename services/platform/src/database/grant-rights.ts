import { setTimeout as wait } from 'node:timers/promises';

import { Client, DatabaseError, escapeIdentifier, escapeLiteral } from 'pg';

import { declaredRoles, type DeclaredRole, type RightsHolder } from './declared-rights.ts';
import { lockMigrations } from './migrate.sql.ts';
import { MigrationProblem } from './migrate.ts';
import {
  grantOf,
  revokeOf,
  rightsDifference,
  type GivenRights,
  type RightsDifference,
} from './rights-difference.ts';
import { findGivenRights, findRoles } from './rights.sql.ts';
import { scramVerifier } from './scram-verifier.ts';

export interface GrantOptions {
  /** URL of whoever starts: the owner of the schemas, or a service that logs in as its own role. */
  readonly url: string;
  /** The roles that this process works as: it cannot go on without their rights. */
  readonly needed: readonly string[];
  /** Services that the product does not know, of tests. */
  readonly further?: readonly RightsHolder[];
  /**
   * Requires every role, and takes away what is no longer declared. Not at every start: a process of the version before
   * would take from the next one what it does not know.
   */
  readonly isWhole?: boolean;
}

interface Role {
  readonly name: string;
  readonly isThere: boolean;
  readonly mayBecome: boolean;
  readonly seesSessions: boolean;
  readonly mayShowSessions: boolean;
  readonly mayMake: boolean;
  readonly user: string;
}

const remedy = 'let the owner of the database run `npm run migrate`, see docs/guides/operations.md';

/**
 * Makes the roles of all services and gives them what is declared on the schemas that exist, as their owner. Costs one
 * short connection and two queries when nothing is missing. Processes that start at once do it one after the other.
 *
 * Whoever is not the owner only looks whether its own roles have all that they need.
 *
 * @throws MigrationProblem when they have not, or there are no roles and this user may not make them
 */
export async function grantRights(options: GrantOptions): Promise<void> {
  const roles = declaredRoles(options.further);
  await connected(options.url, async (client) => {
    const there = await makeRoles(client, roles, options);
    await adjust(client, there, options);
  });
}

/**
 * Lets roles log in with a password; sessions that are open go on.
 *
 * @param passwords by role
 */
export async function letLogIn(url: string, passwords: ReadonlyMap<string, string>): Promise<void> {
  await connected(url, async (client) => {
    for (const [role, password] of passwords) {
      const verifier = escapeLiteral(await scramVerifier(password));
      await client.query(`alter role ${escapeIdentifier(role)} login password ${verifier}`);
    }
  });
}

async function connected(url: string, use: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'rights',
    connectionTimeoutMillis: 10_000,
    lock_timeout: 60_000,
  });
  // The running statement rejects with this error
  client.on('error', () => undefined);
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Compares what the roles of all services have in a database with what is declared. */
export async function compareRights(
  client: Client,
  roles: readonly DeclaredRole[] = declaredRoles(),
): Promise<RightsDifference> {
  const names = roles.map(({ role }) => role);
  const { rows } = await client.query<GivenRights>(findGivenRights, [names]);
  return rightsDifference(roles, rows);
}

const isMine = ({ isOurs }: { readonly isOurs: boolean }): boolean => isOurs;

async function adjust(
  client: Client,
  roles: readonly DeclaredRole[],
  { needed, isWhole = false }: GrantOptions,
): Promise<void> {
  const found = await compareRights(client, roles);
  const lacking = found.missing.find(({ role, isOurs }) => !isOurs && needed.includes(role));
  if (lacking) {
    const { role, privileges, on } = lacking;
    throw new MigrationProblem(`${role} may not ${privileges.join(', ')} on ${on}: ${remedy}.`);
  }
  if (![...found.missing, ...(isWhole ? found.tooMany : [])].some(isMine)) return;

  await client.query('begin');
  // Migrations change the same rows of the catalogue
  await client.query(lockMigrations);
  const { missing, tooMany } = await compareRights(client, roles);
  const statements = [
    ...missing.filter(isMine).map(grantOf),
    ...(isWhole ? tooMany.filter(isMine).map(revokeOf) : []),
  ];
  if (statements.length > 0) await client.query(statements.join('; '));
  await client.query('commit');
}

/** Returns the roles that exist, after this user has made those that it may make. */
async function makeRoles(
  client: Client,
  roles: readonly DeclaredRole[],
  { needed, isWhole = false }: GrantOptions,
): Promise<readonly DeclaredRole[]> {
  const names = roles.map(({ role }) => role);
  const find = async (): Promise<readonly Role[]> =>
    (await client.query<Role>(findRoles, [names])).rows;
  let found = await find();
  for (const statement of found.flatMap(statementsFor)) await unlessMade(client, statement);
  found = await find();
  const without = found.find(
    ({ name, isThere, mayBecome }) =>
      (needed.includes(name) && !mayBecome) || (isWhole && !isThere),
  );
  if (without) {
    const { name, user, isThere } = without;
    throw new MigrationProblem(
      isThere
        ? `${user} may not work as ${name}: let an administrator run \`grant ${name} to ${user}\`.`
        : `The database has no role ${name}, and ${user} may not make it: let an administrator run \`alter role ${user} createrole\`, or make the roles, see docs/guides/operations.md.`,
    );
  }
  return roles.filter(({ role }) => found.some(({ name, isThere }) => name === role && isThere));
}

/** Returns what this user has to do, and may, so that the role is there and it can take it. */
function statementsFor(role: Role): readonly string[] {
  const name = escapeIdentifier(role.name);
  const { isThere, mayBecome, mayMake, mayShowSessions, seesSessions, user } = role;
  if (!isThere && !mayMake) return [];
  return [
    ...(isThere ? [] : [`create role ${name} nologin`]),
    ...(mayBecome || !mayMake || isOwn(role)
      ? []
      : [`grant ${name} to ${escapeIdentifier(user)} with inherit false, set true`]),
    // It asks which session holds back the readers of the log
    ...(mayShowSessions && !seesSessions ? [`grant pg_read_all_stats to ${name}`] : []),
  ];
}

const isOwn = ({ name, user }: Role): boolean => name === user;

/** It exists already; its row in the catalogue was changed at the same time, for another database of the cluster. */
const madeElsewhere: ReadonlySet<string | undefined> = new Set(['42710', '23505']);
const changedAtOnce = 'XX000';
/** The user may make roles, and is no administrator of this one. */
const isNotAllowed = '42501';

async function unlessMade(client: Client, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(statement);
      return;
    } catch (error) {
      const code = error instanceof DatabaseError ? error.code : undefined;
      if (madeElsewhere.has(code) || code === isNotAllowed) return;
      if (code !== changedAtOnce || attempt === 50) throw error;
      await wait(10 * attempt);
    }
  }
}

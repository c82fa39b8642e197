import { liveSession } from '@osta/contracts/identity/live-session';
import type { Followed, ServiceContract } from '@osta/contracts/service-contract';
import { serviceContracts } from '@osta/contracts/service-contracts';

import { serviceRole, sharedSchema } from './service-role.ts';

/** What a service says of itself that its rights follow from. */
export type RightsHolder = Pick<ServiceContract, 'name' | 'follows'>;

/** A role with all that it may: the schemas are the ones it may look into. */
export interface DeclaredRole {
  readonly role: string;
  /** The schema that it writes to. */
  readonly own: string;
  readonly follows: ReadonlyMap<string, Followed>;
}

/** A schema, or a table or view in one. */
export interface DatabaseObject {
  readonly schema: string;
  /** `null`: the schema itself. */
  readonly name: string | null;
  readonly isView: boolean;
}

export type Privilege = 'USAGE' | 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';

const everyRow: readonly Privilege[] = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];

/** Tables of a service that it may not write to at will: the log only grows, and the owner of the schema keeps the rest. */
const guarded: ReadonlyMap<string, readonly Privilege[]> = new Map<string, readonly Privilege[]>([
  ['event', ['SELECT', 'INSERT']],
  ['event_epoch', ['SELECT']],
  ['_prisma_migrations', ['SELECT']],
]);

/** What followers read of a log, its horizon and how far its relay is. */
const log: readonly string[] = ['event', 'event_epoch', 'event_horizon', 'relay_checkpoint'];

/** The role of a process of several services asks in addition whether each log is in its cluster. */
const wholeLog: readonly string[] = [...log, 'event_clock'];

/**
 * Returns the roles of all services, and the one of processes that run several of them: it reads every log and opens
 * no words.
 *
 * @param further services that the product does not know, of tests
 */
export function declaredRoles(further: readonly RightsHolder[] = []): readonly DeclaredRole[] {
  const known = new Map<string, RightsHolder>(
    [...serviceContracts, ...further].map((holder) => [holder.name, holder]),
  );
  const services = Array.from(known.values(), ({ name, follows }): DeclaredRole => ({
    role: serviceRole(name),
    own: name,
    follows: new Map(Object.entries(follows)),
  }));
  const all = services.map(({ own }) => [own, 'events'] as const);
  return [
    ...services,
    { role: serviceRole(sharedSchema), own: sharedSchema, follows: new Map(all) },
  ];
}

/** Returns what a role may do with a schema, table or view; nothing for most. */
export function declaredRights(
  { own, follows }: DeclaredRole,
  { schema, name, isView }: DatabaseObject,
): readonly Privilege[] {
  const followed = follows.get(schema);
  if (name === null) {
    const looksInto = [own, sharedSchema, liveSession.schema].includes(schema);
    return looksInto || followed !== undefined ? ['USAGE'] : [];
  }
  if (schema === own) return guarded.get(name) ?? (isView ? ['SELECT'] : everyRow);
  if (schema === sharedSchema) return guarded.get(name) ?? everyRow;
  if (schema === liveSession.schema && name === liveSession.view) return ['SELECT'];
  if (followed === undefined) return [];
  const read = own === sharedSchema ? wholeLog : log;
  return read.includes(name) || (followed === 'words' && name === 'subject_key') ? ['SELECT'] : [];
}

import { ForeignSchema } from '@osta/audit/aside-schema';
import type { EventSources } from '@osta/audit/audit-system';
import {
  askForSwap,
  dropRebuild,
  findRebuild,
  pauseRebuild,
  resumeRebuild,
  startRebuild,
  type RebuildStatus,
} from '@osta/audit/live-rebuild';
import { areToolTablesThere, ensureToolTables, recordRun } from '@osta/audit/run-record';
import { RebuildRefused } from '@osta/audit/swap-tables';
import type {
  MoveRebuildRequest,
  Rebuild,
  RebuildOfModel,
  RebuildPath,
} from '@osta/contracts/operations/api';
import { operatorOperations } from '@osta/contracts/operations/operations';
import type {
  RebuildNeedsOwner,
  RebuildNotPossible,
  RebuildSchemaTaken,
} from '@osta/contracts/operations/refusals';
import type { ReadModel } from '@osta/subscription/read-model';
import type { ClientBase, Pool } from 'pg';

import { defineRoute, type Route } from '../http/define-route.ts';
import { instantOf } from './instant-of.ts';
import { mayRebuild } from './may-rebuild.ts';
import type { FindService } from './operated-service.ts';
import type { RebuildWork } from './rebuild-work.ts';

const problems = {
  REBUILD_NOT_POSSIBLE: { status: 409, title: 'The rebuild’s current state doesn’t allow this' },
  REBUILD_NEEDS_OWNER: {
    status: 409,
    title:
      'This process may not exchange tables: run osta-audit reset as the owner of the database',
  },
  REBUILD_SCHEMA_TAKEN: { status: 409, title: 'Another schema already has the name it needs' },
} as const;

function rebuildOf(status: RebuildStatus): Rebuild {
  const { state, done, total, error, reason, operator, started_at, updated_at } = status;
  return {
    state,
    done,
    total,
    error,
    reason,
    operator,
    startedAt: instantOf(started_at),
    updatedAt: instantOf(updated_at),
    swappedAt: status.swapped_at && instantOf(status.swapped_at),
  };
}

async function rebuildOfModel(client: ClientBase, model: ReadModel): Promise<RebuildOfModel> {
  const status = await findRebuild(client, model);
  return { model: model.name, rebuild: status ? rebuildOf(status) : null };
}

async function connected<Result>(
  pool: Pool,
  use: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await use(client);
  } finally {
    client.release();
  }
}

/**
 * Returns a model with its rebuild. Reading makes no tables: without those of the tool, or the right to read them, there
 * is none to tell of.
 */
async function readRebuild(client: ClientBase, model: ReadModel): Promise<RebuildOfModel> {
  const isThere = (await mayRebuild(client, model)) && (await areToolTablesThere(client));
  return isThere ? rebuildOfModel(client, model) : { model: model.name, rebuild: null };
}

/** One request of an admin about a rebuild. */
interface Act {
  readonly operator: string;
  /** As `osta-audit runs` shows it. */
  readonly words: readonly string[];
  readonly reason?: string;
  readonly work: (client: ClientBase) => Promise<void>;
}

type Outcome =
  | { readonly body: RebuildOfModel }
  | { readonly refused: RebuildNeedsOwner | RebuildNotPossible | RebuildSchemaTaken };

/** Does what an admin asks for and records who, when, why and with which result, as a run of the tool. */
async function act(
  owner: Pool,
  model: ReadModel,
  { operator, words, reason, work }: Act,
): Promise<Outcome> {
  return connected(owner, async (client) => {
    if (!(await mayRebuild(client, model))) return { refused: { code: 'REBUILD_NEEDS_OWNER' } };
    await ensureToolTables(client);
    const command = 'reset';
    const record = await recordRun(client, {
      command,
      arguments: [command, ...words, '--model', model.name, '--by-api'],
      operator,
      reason,
    });
    let code = 3;
    try {
      await work(client);
      code = 0;
      return { body: await rebuildOfModel(client, model) };
    } catch (error) {
      if (error instanceof ForeignSchema) {
        code = 2;
        return { refused: { code: 'REBUILD_SCHEMA_TAKEN' } };
      }
      if (!(error instanceof RebuildRefused)) throw error;
      code = 2;
      const state = (await findRebuild(client, model))?.state ?? null;
      return { refused: { code: 'REBUILD_NOT_POSSIBLE', state } };
    } finally {
      await record.end(code);
    }
  });
}

/** Moves a rebuild to a state; does nothing where it is in that state already. */
async function move(
  client: ClientBase,
  model: ReadModel,
  { state }: MoveRebuildRequest,
): Promise<void> {
  if ((await findRebuild(client, model))?.state === state) return;
  if (state === 'paused') await pauseRebuild(client, model);
  else if (state === 'building') await resumeRebuild(client, model);
  else await askForSwap(client, model);
}

interface RebuildRouteOptions {
  readonly system: EventSources;
  readonly work: RebuildWork;
  /** Connections of the user of the database's URL. */
  readonly owner: Pool;
}

/**
 * Returns the routes by which admins rebuild read models while they are read. The requests change the state;
 * the work is done in the background.
 */
export function rebuildRoutes(
  find: FindService,
  { system, work, owner }: RebuildRouteOptions,
): readonly Route[] {
  function locate({ service: name, model: wanted }: RebuildPath) {
    const service = find(name);
    const model = service?.readModels.find((each) => each.name === wanted);
    return service && model ? { service, model } : undefined;
  }

  return [
    defineRoute(operatorOperations.listRebuilds, {
      access: 'admin',
      platformProblems: ['NOT_FOUND'],
      async handle({ params }) {
        const service = find(params.service);
        if (!service) return { problem: 'NOT_FOUND' };
        const items = await connected(owner, async (client) => {
          const found: RebuildOfModel[] = [];
          for (const model of service.readModels) found.push(await readRebuild(client, model));
          return found;
        });
        return { body: { items } };
      },
    }),

    defineRoute(operatorOperations.getRebuild, {
      access: 'admin',
      platformProblems: ['NOT_FOUND'],
      async handle({ params }) {
        const found = locate(params);
        if (!found) return { problem: 'NOT_FOUND' };
        const { model } = found;
        return { body: await connected(owner, (client) => readRebuild(client, model)) };
      },
    }),

    defineRoute(operatorOperations.startRebuild, {
      access: 'admin',
      platformProblems: ['NOT_FOUND'],
      problems,
      async handle({ params, body: { reason, holdsBeforeSwap: holds }, principal }) {
        const found = locate(params);
        if (!found) return { problem: 'NOT_FOUND' };
        const { model } = found;
        const operator = principal.userId;
        const outcome = await act(owner, model, {
          operator,
          words: ['start', '--reason', reason, ...(holds ? ['--hold'] : [])],
          reason,
          work: (client) => startRebuild(client, system, model, { reason, operator, holds }),
        });
        if ('body' in outcome) work.begin(model);
        return outcome;
      },
    }),

    defineRoute(operatorOperations.moveRebuild, {
      access: 'admin',
      platformProblems: ['NOT_FOUND'],
      problems,
      async handle({ params, body, principal }) {
        const found = locate(params);
        if (!found) return { problem: 'NOT_FOUND' };
        const { model } = found;
        const outcome = await act(owner, model, {
          operator: principal.userId,
          words: [{ paused: 'pause', building: 'resume', swapped: 'swap' }[body.state]],
          work: (client) => move(client, model, body),
        });
        if ('body' in outcome) work.begin(model);
        return outcome;
      },
    }),

    defineRoute(operatorOperations.dropRebuild, {
      access: 'admin',
      platformProblems: ['NOT_FOUND'],
      problems,
      async handle({ params, principal }) {
        const found = locate(params);
        if (!found) return { problem: 'NOT_FOUND' };
        const { model } = found;
        const outcome = await act(owner, model, {
          operator: principal.userId,
          words: ['drop'],
          work: (client) => dropRebuild(client, model),
        });
        return 'body' in outcome ? { body: undefined } : outcome;
      },
    }),
  ];
}

import type { ReadModel } from '@osta/subscription/read-model';

import { dropAside, hasAside, takeName } from './aside-schema.ts';
import { asOwner } from './audit-role.ts';
import {
  builtAlone,
  modelOf,
  print,
  progressOf,
  untilOf,
  type Audit,
  type Outcome,
} from './cli-audit.ts';
import { planBuild, unreadableLines } from './cli-build.ts';
import { inTransaction } from './in-transaction.ts';
import {
  askForSwap,
  dropRebuild,
  findRebuild,
  pauseRebuild,
  refuseSecond,
  resumeRebuild,
  startRebuild,
  workOnRebuild,
  type RebuildStatus,
} from './live-rebuild.ts';
import { atOneMoment } from './moment.ts';
import { rebuild, type Rebuilt } from './rebuild.ts';

/** Builds a read model aside, under a name of its own until all of it is there. */
async function build(audit: Audit, model: ReadModel, into: string): Promise<Rebuilt> {
  const { client, openSession, system, options } = audit;
  const unfinished = `audit_build_${model.name}`;
  try {
    const rebuilt = await atOneMoment(openSession, (moment) =>
      rebuild({ client, moment }, system, model, {
        until: untilOf(audit),
        into: unfinished,
        onProgress: progressOf(audit, 'events'),
        pageSize: options.throttle,
      }),
    );
    await inTransaction(client, () => takeName(client, unfinished, into));
    return { ...rebuilt, schema: into };
  } finally {
    await inTransaction(client, () => dropAside(client, unfinished)).catch(() => undefined);
  }
}

/** Builds a read model aside and keeps it. */
export async function runRebuild(audit: Audit): Promise<Outcome> {
  const { client, options } = audit;
  const model = modelOf(audit);
  if (options.isDryRun) return planBuild(audit, model, false);
  const { into = `audit_${model.name}` } = options;
  // Before the work, not after it
  await hasAside(client, into);
  const rebuilt = await builtAlone(audit, model, () => build(audit, model, into));
  print(audit, rebuilt, [
    `${rebuilt.model}: ${rebuilt.events} events applied to schema ${rebuilt.schema}`,
    ...unreadableLines(rebuilt),
  ]);
  const unreadable = rebuilt.unreadable.length;
  return { code: unreadable === 0 ? 0 : 1, counts: { events: rebuilt.events, unreadable } };
}

function statusLine(status: RebuildStatus | undefined, name: string): string {
  if (!status) return `${name}: no rebuild`;
  const { state, done, total, reason, operator, error } = status;
  const trouble = error === null ? '' : `; it stopped: ${error}`;
  return `${name}: ${state}, ${done} of ${total} events (${operator}: ${reason})${trouble}`;
}

async function act(audit: Audit, model: ReadModel): Promise<void> {
  const { client, system, options, surroundings } = audit;
  const { command, reason = '' } = options;
  if (command === 'reset start') {
    const { operator } = surroundings;
    await startRebuild(client, system, model, { reason, operator, holds: options.holds });
  }
  if (command === 'reset pause') await pauseRebuild(client, model);
  if (command === 'reset resume') await resumeRebuild(client, model);
  if (command === 'reset swap') await askForSwap(client, model);
  if (command === 'reset drop') await dropRebuild(client, model);
  if (['reset start', 'reset resume', 'reset swap'].includes(command)) {
    await workOnRebuild(client, system, model, { onProgress: progressOf(audit, 'events') });
  }
}

/** Works on the live rebuild of a read model, and tells how far it is. */
export async function runReset(audit: Audit): Promise<Outcome> {
  const { client, options } = audit;
  const model = modelOf(audit);
  if (options.isDryRun) {
    refuseSecond(model, await findRebuild(client, model));
    return planBuild(audit, model, false);
  }
  if (options.command !== 'reset status') await asOwner(client, model, () => act(audit, model));
  const status = await findRebuild(client, model);
  print(audit, status ?? null, [statusLine(status, model.name)]);
  return { code: 0, counts: status ? { events: status.done } : {} };
}

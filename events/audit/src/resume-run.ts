import type { ClientBase } from 'pg';

import { parseOptions, UsageError, type CliOptions } from './cli-options.ts';
import { findEarlierRun, takeOver, type EarlierRun } from './run-record.ts';

/**
 * Returns the options of a run that goes on with another one: those of the run that began it, printed as this one is
 * asked to. Nobody else can go on with that run for as long as the session lives.
 *
 * @throws UsageError when there is no such run of this command, or it still runs, is gone on with or has ended
 */
export async function resumed(client: ClientBase, options: CliOptions): Promise<CliOptions> {
  const { command, resume, throttle, isJson, showsProgress, isQuiet } = options;
  if (resume === undefined) return options;
  const earlier = await findRunOf(client, command, resume);
  const { state, exit_code: code } = earlier;
  if (state === 'runs') throw new UsageError(`The run ${resume} is still running`);
  // A run that lost the database, but could say so, ended with 3
  if (state === 'ended' && code !== 3) throw new UsageError(`The run ${resume} has ended: ${code}`);
  if (!(await takeOver(client, resume))) {
    throw new UsageError(`Another run goes on with ${resume}`);
  }
  const begun = await optionsOfFirst(client, command, { id: resume, run: earlier });
  return { ...begun, resume, throttle, isJson, showsProgress, isQuiet };
}

async function findRunOf(client: ClientBase, command: string, id: string): Promise<EarlierRun> {
  const run = await findEarlierRun(client, id);
  if (run?.command === command) return run;
  throw new UsageError(`There is no run ${id} of ${command}`);
}

/** Returns the options of the run that began: one that went on with another names only that one. */
async function optionsOfFirst(
  client: ClientBase,
  command: string,
  last: { readonly id: string; readonly run: EarlierRun },
): Promise<CliOptions> {
  let { id, run } = last;
  for (;;) {
    const asked = parseOptions(run.arguments);
    if (asked.kind !== 'command') throw new UsageError(`The run ${id} cannot be resumed`);
    const { resume } = asked.options;
    if (resume === undefined) return asked.options;
    id = resume;
    run = await findRunOf(client, command, id);
  }
}

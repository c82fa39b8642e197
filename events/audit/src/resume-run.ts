import type { ClientBase } from 'pg';

import { parseOptions, UsageError, type CliOptions } from './cli-options.ts';
import { findEarlierRun } from './run-record.ts';

/**
 * Returns the options of a run that goes on with another one: those of the other, printed as this one is asked to.
 *
 * @throws UsageError when there is no such run of this command, or it still runs or has ended
 */
export async function resumed(client: ClientBase, options: CliOptions): Promise<CliOptions> {
  const { command, resume, throttle, isJson, showsProgress, isQuiet } = options;
  if (resume === undefined) return options;
  const earlier = await findEarlierRun(client, resume);
  if (earlier?.command !== command) throw new UsageError(`There is no run ${resume} of ${command}`);
  const { state, exit_code: code } = earlier;
  if (state === 'runs') throw new UsageError(`The run ${resume} is still running`);
  // A run that lost the database, but could say so, ended with 3
  if (state === 'ended' && code !== 3) throw new UsageError(`The run ${resume} has ended: ${code}`);
  const before = parseOptions(earlier.arguments);
  if (before.kind !== 'command') throw new UsageError(`The run ${resume} cannot be resumed`);
  return { ...before.options, resume, throttle, isJson, showsProgress, isQuiet };
}

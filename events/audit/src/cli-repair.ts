import { modelOf, print, progressOf, type Audit, type Outcome } from './cli-audit.ts';
import { compare, differenceLine } from './cli-diff.ts';
import { UsageError } from './cli-options.ts';
import { measureLog, sourcesOf } from './log-reader.ts';
import { estimateWords } from './pace.ts';
import { isAsked, refuseUnreadable, repair } from './repair.ts';
import { findPace } from './run-record.ts';
import { RebuildRefused } from './swap-tables.ts';

/**
 * Makes a read model what follows from the log, or tells what would be changed.
 *
 * @throws RebuildRefused when it would not be recorded, or for a reason of {@link repair}
 */
export async function runRepair(audit: Audit): Promise<Outcome> {
  const { client, system, options } = audit;
  const { subject = null } = options;
  if (system.aggregates.some(({ name }) => name === options.model)) {
    throw new UsageError(
      `${options.model} is a table of record: commands decide by its rows, so repair does not write to them; see docs/guides/audit.md, “What it does not repair”`,
    );
  }
  const model = modelOf(audit);
  if (options.isDryRun) {
    const { events } = await measureLog(client, sourcesOf(system, model, true), null);
    const perSecond = await findPace(client, options.command, model.name);
    const compared = await compare(audit, model);
    refuseUnreadable(compared.rebuilt.unreadable);
    const differences = compared.differences.filter((each) => isAsked(each, subject));
    print(audit, { model: model.name, events, perSecond, differences, isDryRun: true }, [
      `${model.name}: ${events} events would be read, ${differences.length} rows would be changed`,
      estimateWords(events, perSecond),
      ...differences.map(differenceLine),
    ]);
    return { code: 0, counts: { planned: differences.length } };
  }
  const { runId } = audit;
  if (runId === null) {
    throw new RebuildRefused('Nothing was repaired: a repair without a record is not made');
  }
  const { events, differences } = await repair(audit, system, model, {
    runId,
    subject,
    onProgress: progressOf(audit, 'events'),
    pageSize: options.throttle,
  });
  print(audit, { model: model.name, events, differences }, [
    `${model.name}: ${events} events, ${differences.length} rows repaired`,
    ...differences.map(differenceLine),
  ]);
  return { code: 0, counts: { events, repaired: differences.length } };
}

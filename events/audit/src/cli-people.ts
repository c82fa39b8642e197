import { print, progressOf, type Audit, type Outcome } from './cli-audit.ts';
import { UsageError } from './cli-options.ts';
import { checkErasures } from './erase-check.ts';
import { estimateWords } from './pace.ts';
import { findPace } from './run-record.ts';
import { measureErasures, type Trace } from './trace.ts';
import { measureVerify } from './verify.ts';

function traceLine({ fault, person, schema, table, row, field }: Trace): string {
  const where = `${schema}.${table}${row === null ? '' : ` ${JSON.stringify(row)}`} ${field}`;
  return `${fault}: ${where}${person === null ? '' : `, of ${person}`}`;
}

/** Checks that nothing of erased people can be read any more. */
export async function runEraseCheck(audit: Audit): Promise<Outcome> {
  const { client, system, options } = audit;
  const { person = null, isDryRun, throttle } = options;
  const measured = await measureErasures(client, person);
  if (person !== null && measured === 0) {
    throw new UsageError(`${person} is nobody who was erased`);
  }
  if (isDryRun) {
    const streams = await measureVerify(client, system);
    const perSecond = await findPace(client, options.command, null);
    print(audit, { people: measured, streams, perSecond, isDryRun }, [
      `${measured} erased people would be looked for, in the rows about them and in ${streams} streams`,
      estimateWords(streams, perSecond),
    ]);
    return { code: 0, counts: { planned: streams } };
  }
  const { people, streams, traces } = await checkErasures(client, system, {
    person,
    onProgress: progressOf(audit, 'people and streams'),
    pageSize: throttle,
  });
  print(audit, { people, streams, traces }, [
    `${people} erased people, ${streams} streams, ${traces.length} traces`,
    ...traces.map(traceLine),
  ]);
  const counts = { people, streams, traces: traces.length };
  return { code: traces.length === 0 ? 0 : 1, counts };
}

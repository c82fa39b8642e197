import type { z } from 'zod';

/** The configuration is invalid. The message has one line, of one sentence, per mistake. */
export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem';
}

/** The variables that a configuration is read from. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of the process. The only place that reads `process.env`. */
export const processEnvironment: Environment = process.env;

/**
 * Reads the variables named by the keys of `schema`, once, at the start. An empty text counts as absent.
 *
 * @param schema an object of variables: `z.object({ DATABASE_URL: z.url() })`
 * @throws ConfigProblem with every mistake at once
 */
export function readConfig<Config>(
  schema: z.ZodType<Config>,
  environment: Environment = processEnvironment,
): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''));
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  throw new ConfigProblem(read.error.issues.map((issue) => sentence(issue, given)).join('\n'));
}

function sentence(issue: z.core.$ZodIssue, given: Environment): string {
  const name = issue.path.join('.');
  if (given[name] === undefined) return `${name} is missing: ${expectation(issue)}.`;
  return `${name} is wrong: ${expectation(issue)}.`;
}

/** Describes the expected value. Never contains the actual value, which may be a secret. */
function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `it must be one of ${issue.values.join(', ')}`;
  const message = issue.message.replace(/, received .*/u, '').replace(/^Invalid input: /u, '');
  return message.charAt(0).toLowerCase() + message.slice(1);
}

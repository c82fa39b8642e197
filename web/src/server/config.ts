/** The configuration of the web's own process. */
export interface WebConfig {
  readonly port: number;
  readonly apiOrigin: string;
  readonly publicOrigin: string;
  readonly mode: 'production' | 'development';
  readonly isUnderMaintenance: boolean;
  /** Absent: the product's own. */
  readonly socialLinks?: readonly string[];
  /** Seconds for which the redirect of a path is kept. */
  readonly redirectSeconds: number;
}

/** A variable is wrong. The message is one sentence for the operator. */
export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem';
}

type Environment = Readonly<Record<string, string | undefined>>;

function origin(environment: Environment, name: string, fallback: string): string {
  const text = environment[name] ?? fallback;
  if (URL.canParse(text)) {
    const url = new URL(text);
    const isOrigin = url.pathname === '/' && url.search === '' && url.hash === '';
    if (/^https?:$/u.test(url.protocol) && isOrigin) return url.origin;
  }
  throw new ConfigProblem(`${name} is not an address like http://localhost:3000: ${text}`);
}

function port(environment: Environment): number {
  const text = environment['PORT'] ?? '3000';
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= 65_535) return value;
  throw new ConfigProblem(`PORT is not a port number from 0 to 65535: ${text}`);
}

function flag(environment: Environment, name: string): boolean {
  const text = environment[name] ?? '';
  if (text === 'true' || text === 'false' || text === '') return text === 'true';
  throw new ConfigProblem(`${name} is neither true nor false: ${text}`);
}

function seconds(environment: Environment, name: string, fallback: number): number {
  const value = Number(environment[name] || fallback);
  if (value > 0) return value;
  throw new ConfigProblem(`${name} is not a number of seconds: ${environment[name]}`);
}

/** Reads addresses with commas between; an empty text means none. */
function addresses(environment: Environment, name: string): readonly string[] | undefined {
  const text = environment[name];
  if (text === undefined) return undefined;
  const all = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const wrong = all.find((each) => !/^https:\/\/./u.test(each) || !URL.canParse(each));
  if (wrong === undefined) return all;
  throw new ConfigProblem(`${name} has no address like https://www.facebook.com/osta: ${wrong}`);
}

/**
 * Reads the environment once.
 *
 * @throws ConfigProblem that names the variable and what it should be
 */
export function readWebConfig(environment: Environment): WebConfig {
  const own = port(environment);
  const socialLinks = addresses(environment, 'OSTA_SOCIAL_LINKS');
  return {
    port: own,
    apiOrigin: origin(environment, 'API_ORIGIN', 'http://localhost:3001'),
    publicOrigin: origin(environment, 'PUBLIC_ORIGIN', `http://localhost:${own}`),
    mode: environment['NODE_ENV'] === 'development' ? 'development' : 'production',
    isUnderMaintenance: flag(environment, 'MAINTENANCE'),
    redirectSeconds: seconds(environment, 'OSTA_REDIRECT_SECONDS', 10),
    ...(socialLinks && { socialLinks }),
  };
}

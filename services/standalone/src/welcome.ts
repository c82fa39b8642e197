import { demoAccounts, demoPassword } from './seed/people.ts';

interface Welcome {
  readonly url: string;
  readonly databaseUrl: string;
  readonly isDemo: boolean;
  /** Milliseconds since the start of the process. */
  readonly tookMs: number;
}

/** Returns the text shown when everything is ready. In production it has no password. */
export function welcome({ url, databaseUrl, isDemo, tookMs }: Welcome): string {
  const accounts = demoAccounts.map(
    ({ email, kind, isAdmin }) => `    ${email.padEnd(26)} ${isAdmin ? 'admin' : kind}`,
  );
  const demo = [
    '',
    `  Demo accounts (password ${demoPassword})`,
    ...accounts,
    '',
    `  Mailbox     ${url}/dev/mailbox`,
    `  Components  ${url}/storybook`,
  ];
  return [
    '',
    `  Osta · أُسطى is ready after ${(tookMs / 1000).toFixed(1)} s`,
    '',
    `  العربية     ${url}/`,
    `  English     ${url}/en`,
    ...(isDemo ? demo : []),
    `  API         ${url}/api/docs`,
    `  Database    ${isDemo ? databaseUrl : withoutPassword(databaseUrl)}`,
    '',
    '  Ctrl+C stops it; the data stays.',
    '',
  ].join('\n');
}

/** Output of production is kept, and read by more people than the database may be. */
function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = '';
  return url.href;
}

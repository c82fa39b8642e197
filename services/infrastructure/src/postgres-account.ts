import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

import { InfrastructureProblem } from './infrastructure-problem.ts';

const run = promisify(execFile);

/** The user that Postgres runs as. Postgres refuses root, and `initdb` refuses a user without a name. */
export interface PostgresAccount {
  /** Command prefix that changes the user; often empty. */
  readonly wrapper: readonly string[];
  /** The system user that it becomes, and who must own the folder. Absent: the current user. */
  readonly user?: SystemUser;
}

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** Paths that another user must be able to enter and run. */
export interface Reach {
  readonly folder: string;
  readonly program: string;
}

/**
 * Determines the user that Postgres can run as here.
 *
 * An ordinary user runs it unchanged. Root, and a user unknown to the system, get a user namespace in which
 * they have a known name and keep their own files: nothing is copied or changes owner. Where namespaces are
 * forbidden, as in most containers, root runs it as another system user.
 *
 * @throws InfrastructureProblem NAMESPACE_FORBIDDEN
 */
export async function postgresAccount(reach: Reach): Promise<PostgresAccount> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return { wrapper: [] };

  const user = await someUser();
  const [unshare, ...options] = [
    'unshare',
    '--user',
    `--map-user=${user.uid}`,
    `--map-group=${user.gid}`,
  ];
  if (await succeeds(() => run(unshare, [...options, 'true'])))
    return { wrapper: [unshare, ...options] };

  const { folder, program } = reach;
  const canReach = (): Promise<unknown> =>
    run('test', ['-x', folder, '-a', '-x', program], { ...user, cwd: '/' });
  if (isRoot && (await succeeds(canReach))) return { wrapper: [], user };
  throw new InfrastructureProblem(
    'NAMESPACE_FORBIDDEN',
    isRoot
      ? `Postgres does not run as root, this machine forbids root a user namespace, and user ${user.uid} may not enter ${folder} and run ${program}: start as a plain user, or set DATABASE_URL to a Postgres of yours.`
      : `Postgres does not run as user ${process.getuid?.()}, who has no name, and this machine forbids a user namespace: start as another user, or set DATABASE_URL to a Postgres of yours.`,
  );
}

/** Returns whether the system knows the current user. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** Returns a system user other than root. */
async function someUser(): Promise<SystemUser> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  const users = lines.map((line) => line.split(':')).filter(([, , uid]) => Number(uid) > 0);
  const known = ['postgres', 'nobody'].map((name) => users.find(([each]) => each === name));
  const [, , uid = '1000', gid = uid] = known.find((each) => each) ?? users[0] ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Returns whether the work succeeds. It may also throw at once, for a user that the current namespace does not
 * know.
 */
async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}

import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { makeKey } from '@osta/audit/audit-keys';

type Spoiled = readonly [
  what: string,
  /** Parts of the address of the database that are wrong. */
  address: Partial<Pick<URL, 'pathname'>>,
  /** Spoils the data directory of a demo; `signed`: checkpoints of another key. */
  spoil: (directory: string, signed: string) => Promise<void>,
  /** What the operator is told. */
  sentence: RegExp,
];

/** What keeps the first checkpoint from being taken. */
export const spoiledCheckpoints: readonly Spoiled[] = [
  [
    'the last one is signed by another key',
    {},
    async (directory, signed) => {
      await cp(signed, path.join(directory, 'checkpoints'), { recursive: true });
      await makeKey(path.join(directory, 'audit-key.pem'));
    },
    /is not signed by this key: run osta-audit verify, or begin another folder/u,
  ],
  [
    'its folder is none',
    {},
    (directory) => writeFile(path.join(directory, 'checkpoints'), 'a file'),
    /E\w+: .*or name another folder/u,
  ],
  [
    'there is no such database',
    { pathname: '/nowhere' },
    async () => undefined,
    /cannot be used\. Postgres has no such database/u,
  ],
];

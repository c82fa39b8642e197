import { expect, it } from 'vitest';

import { problemFrom } from './postgres-complaint.ts';

const folder = '/srv/osta/postgres';
const choose = 'choose another';

it.each([
  [
    'initdb: error: could not write to file "…": No space left on device',
    'DISK_FULL',
    `The disk that holds ${folder} is full: make room and start again, nothing is lost.`,
  ],
  ["Error: EROFS: read-only file system, mkdir '/srv/osta'", 'DATA_DIRECTORY_BROKEN', choose],
  ["Error: EACCES: permission denied, mkdir '/srv/osta'", 'DATA_DIRECTORY_BROKEN', choose],
  ["Error: ENOENT: no such file or directory, mkdir '/proc/x'", 'DATA_DIRECTORY_BROKEN', choose],
  [
    'FATAL:  lock file "postmaster.pid" already exists',
    'DATA_DIRECTORY_IN_USE',
    `Another process is starting or stopping Postgres on ${folder}: wait for it, or ${choose} folder.`,
  ],
  ['FATAL:  could not create any TCP/IP sockets', 'PORT_TAKEN', 'Port 5432 of 127.0.0.1 is taken'],
  [
    'postgres: error while loading shared libraries: libssl.so.3',
    'PLATFORM_UNSUPPORTED',
    'set DATABASE_URL to a Postgres 18 of yours.',
  ],
  ['PANIC:  could not locate a valid checkpoint record', 'DATA_DIRECTORY_BROKEN', 'repair it, or'],
])('makes one sentence with a remedy of “%s”', (output, code, sentence) => {
  const problem = problemFrom({ output, dataDirectory: folder, port: 5432 });
  expect(problem.code).toBe(code);
  expect(problem.message).toContain(sentence);
  expect(problem.message).not.toContain('\n');
});

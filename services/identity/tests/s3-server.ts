import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { patience } from '@osta/event-store/testing/patience';
import { freePort } from '@osta/infrastructure/free-port';
import { go } from '@osta/infrastructure/testing/go';
import type { S3Config } from '@osta/platform/files/s3-files';
import { vi } from 'vitest';

/** A local store with the S3 API. */
export interface S3Server {
  readonly config: S3Config;
  stop(): Promise<void>;
}

const run = promisify(execFile);

const version = 'v1.8.0';
/** Built once: temporary folders of tests do not outlive them. */
const programs = resolve(import.meta.dirname, `../../../.cache/versitygw-${version}`);

/**
 * Starts versitygw on a folder; the first start builds it with `go install`, which takes minutes.
 *
 * @throws InfrastructureProblem PROGRAM_MISSING where there is no Go
 */
export async function startS3(): Promise<S3Server> {
  const program = join(programs, 'versitygw');
  if (!existsSync(program)) {
    await run(await go(), ['install', `github.com/versity/versitygw/cmd/versitygw@${version}`], {
      env: { ...process.env, GOBIN: programs, GOTOOLCHAIN: 'auto' },
      timeout: 1_200_000,
    });
  }
  const directory = mkdtempSync(join(tmpdir(), 'osta-s3-'));
  const port = await freePort();
  const child = spawn(program, ['--port', `127.0.0.1:${port}`, 'posix', '--nometa', directory], {
    env: { ...process.env, ROOT_ACCESS_KEY: 'test', ROOT_SECRET_KEY: 'only tests know it' },
    stdio: 'ignore',
  });
  const endpoint = `http://127.0.0.1:${port}`;
  await untilItAnswers(endpoint, child);
  return {
    config: {
      endpoint,
      bucket: 'osta',
      region: 'us-east-1',
      accessKeyId: 'test',
      secretAccessKey: 'only tests know it',
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** @throws if it exits, or has not answered in time */
async function untilItAnswers(endpoint: string, child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The S3 server did not start');
  });
  await Promise.race([vi.waitFor(() => fetch(endpoint), patience), ended]);
}

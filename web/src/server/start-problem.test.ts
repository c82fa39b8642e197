import { execFile } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { expect, it } from 'vitest';

import { ConfigProblem } from './config.ts';
import { createWebServer, listenOn } from './create-server.ts';
import { webStartProblem } from './start-problem.ts';
import { readBuild } from './web-build.ts';

it('says that the port is taken, and what to do', async () => {
  const first = createWebServer(() => undefined);
  const port = await listenOn(first, 0);
  const second = createWebServer(() => undefined);
  const error = await listenOn(second, port).catch((cause: unknown) => cause);
  first.close();
  expect(webStartProblem(error, port)).toBe(
    `Port ${port} is taken: stop what uses it, or choose another PORT.`,
  );
});

it('says that the web is not built', async () => {
  const error = await readBuild('/nowhere').catch((cause: unknown) => cause);
  expect(webStartProblem(error, 3000)).toContain(
    'web is not built: run npm run bundle -w @osta/web (',
  );
});

it('says what is wrong with a variable, and nothing of a bug', () => {
  expect(webStartProblem(new ConfigProblem('PORT is wrong'))).toBe('PORT is wrong');
  expect(webStartProblem(new TypeError('x is undefined'), 3000)).toBeNull();
});

it('is all that a start prints that cannot go on', async () => {
  const child = execFile(
    process.execPath,
    ['--conditions=@osta/source', '--import', 'tsx', path.join(import.meta.dirname, 'main.ts')],
    { env: { PORT: 'eighty' }, cwd: import.meta.dirname, timeout: 30_000 },
  );
  let said = '';
  child.stderr?.on('data', (chunk: string) => {
    said += chunk;
  });
  await once(child, 'close');
  expect({ code: child.exitCode, said }).toEqual({
    code: 1,
    said: 'PORT is not a port number from 0 to 65535: eighty\n',
  });
});

// @module-tag starts

import { rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { freePort } from '@osta/infrastructure/free-port';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { copyOfSeeded } from './src/seeded-product.ts';
import { startProcess } from './src/spoken-process.ts';

/** The component library of a demo fresh from a clone: said to be built until it is there. */

const root = path.resolve(import.meta.dirname, '../..');
const starter = path.join(root, 'services/standalone/start.mjs');
const built = path.join(root, 'ui-kit/storybook-static');
const aside = `${built}-aside`;

/**
 * Puts a builder in the place of Storybook's, which takes minutes: it writes one page once a file is
 * there. All else is what `npm start` runs.
 */
function quickBuilder(permission: string): string {
  const builder = `
    const { existsSync, mkdirSync, writeFileSync } = require('node:fs');
    const [target] = process.argv.slice(-1);
    setInterval(() => {
      if (!existsSync(${JSON.stringify(permission)})) return;
      mkdirSync(target, { recursive: true });
      writeFileSync(target + '/index.html', '<title>The components</title>');
      process.exit(0);
    }, 50);`;
  const module = `
    import children from 'node:child_process';
    import { syncBuiltinESMExports } from 'node:module';
    const { spawn } = children;
    children.spawn = (program, args, options) => {
      if (!args.some((each) => /storybook.*dispatcher/.test(each))) return spawn(program, args, options);
      return spawn(program, ['--eval', ${JSON.stringify(builder)}, args.at(-1)], { ...options, env: {} });
    };
    syncBuiltinESMExports();`;
  return `--import=data:text/javascript,${encodeURIComponent(module)}`;
}

let folder: string;

beforeEach(async () => {
  folder = await copyOfSeeded();
  const isBuilt = await stat(built).catch(() => null);
  if (isBuilt) await rename(built, aside);
});

afterEach(async () => {
  await rm(built, { recursive: true, force: true });
  if (await stat(aside).catch(() => null)) await rename(aside, built);
  await rm(folder, { recursive: true, force: true });
});

it('is said to be built in both languages, and shows by itself when it is', async () => {
  const port = await freePort();
  const permission = path.join(folder, 'may-end');
  const { child, said, printed } = startProcess([starter], {
    PORT: String(port),
    OSTA_DATA_DIR: folder,
    NODE_OPTIONS: quickBuilder(permission),
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    if (!(await said('is ready after', 180_000))) throw new Error(printed());
    const site = `http://localhost:${port}/storybook/`;
    await expect.poll(async () => (await fetch(site)).text()).toContain('is being built');
    const waiting = await fetch(site);
    expect(waiting.status).toBe(503);
    const page = await waiting.text();
    expect(page).toContain('مكتبة المكوّنات قيد البناء');
    expect(page).toContain('http-equiv="refresh"');

    await writeFile(permission, '');
    await expect.poll(async () => (await fetch(site)).status).toBe(200);
    expect(await (await fetch(site)).text()).toContain('The components');
    expect(printed()).toContain(`http://localhost:${port}/storybook`);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
});

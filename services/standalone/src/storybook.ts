import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import path from 'node:path';

import express, { type Router } from 'express';

import { storybookPage, type StorybookState } from './storybook-page.ts';

const uiKit = path.resolve(import.meta.dirname, '../../../ui-kit');

/** The priority of a build beside a running product: it takes what nobody else wants. */
const lowest = 19;

/** The component library under `/storybook`, for designers. In development only. */
export interface Storybook {
  /** Serves the build; while there is none, a page that says why. */
  readonly router: Router;
  /**
   * Builds it beside the running product, unless the build is newer than all sources. Resolves when it
   * has ended, however it ended: the page says which.
   */
  build(signal: AbortSignal): Promise<void>;
}

interface StorybookParts {
  /** Folder of the build. */
  readonly folder?: string;
  /** Folder of the sources. */
  readonly sources?: string;
  /** Builds into an empty folder; rejects when it fails or is aborted. */
  readonly run?: (target: string, signal: AbortSignal) => Promise<void>;
}

/** Creates the component library of this clone; nothing is built yet. */
export function createStorybook({
  folder = path.join(uiKit, 'storybook-static'),
  sources = path.join(uiKit, 'src'),
  run = runStorybook,
}: StorybookParts = {}): Storybook {
  let state: StorybookState = 'not-built';
  const router = express.Router();
  router.use(express.static(folder));
  router.use((_request, response, next) => {
    if (existsSync(path.join(folder, 'index.html'))) {
      next();
      return;
    }
    response
      .status(503)
      .set({ 'cache-control': 'no-store', 'retry-after': '10' })
      .send(storybookPage(state));
  });
  return {
    router,
    async build(signal) {
      if (await isNewer(path.join(folder, 'index.html'), sources)) return;
      state = 'building';
      // Built aside: what was built before is served until then
      const aside = `${folder}-next`;
      try {
        await rm(aside, { recursive: true, force: true });
        await run(aside, signal);
        await rm(folder, { recursive: true, force: true });
        await rename(aside, folder);
        state = 'not-built';
      } catch {
        state = 'failed';
        await rm(aside, { recursive: true, force: true });
      }
    },
  };
}

/** Returns whether a file is there, and newer than every file of a folder. */
async function isNewer(file: string, folder: string): Promise<boolean> {
  const builtAt = await modifiedAt(file);
  if (builtAt === null) return false;
  const names = await readdir(folder, { recursive: true });
  const times = await Promise.all(names.map((name) => modifiedAt(path.join(folder, name))));
  return times.every((time) => time === null || time <= builtAt);
}

/** Milliseconds since 1970; `null` where there is no such file. */
async function modifiedAt(file: string): Promise<number | null> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}

async function runStorybook(target: string, signal: AbortSignal): Promise<void> {
  const { resolve } = createRequire(path.join(uiKit, 'package.json'));
  const program = resolve('storybook/internal/bin/dispatcher');
  const child = spawn(process.execPath, [program, 'build', '--quiet', '--output-dir', target], {
    cwd: uiKit,
    stdio: 'ignore',
    signal,
  });
  if (child.pid !== undefined) setPriority(child.pid, lowest);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Storybook was not built: ${String(code)}`);
}

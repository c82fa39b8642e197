import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { patience } from '@osta/event-store/testing/patience';
import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';

import { createStorybook, type Storybook } from './storybook.ts';

const cleanUp: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const undo of cleanUp.splice(0)) await undo();
});

/** Starts a site with a Storybook; returns its address. */
async function siteWith(storybook: Storybook): Promise<string> {
  const app = express();
  app.use('/storybook', storybook.router);
  app.use((_request, response) => {
    response.status(404).send('the page of the site');
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  cleanUp.push(async () => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'osta-storybook-'));
  cleanUp.push(async () => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return folder;
}

const sources = { 'button.tsx': 'a component' };

it('serves the build under /storybook, with the slash that its addresses count on', async () => {
  const folder = await folderOf({ 'index.html': '<title>Osta</title>', 'iframe.html': 'a story' });
  const site = await siteWith(createStorybook({ folder }));

  const page = await fetch(`${site}/storybook`);
  expect(page.url).toBe(`${site}/storybook/`);
  expect(await page.text()).toContain('<title>Osta</title>');
  expect(page.headers.get('content-type')).toContain('text/html');

  const story = await fetch(`${site}/storybook/iframe.html?id=primitives-button--primary`);
  expect(await story.text()).toBe('a story');
  expect((await fetch(`${site}/storybook/nothing.js`)).status).toBe(404);
});

it('says that it is being built until it is, and then serves it', async () => {
  const folder = path.join(await folderOf({}), 'static');
  let finish: (() => void) | undefined;
  const storybook = createStorybook({
    folder,
    sources: await folderOf(sources),
    run: async (target) => {
      await mkdir(target);
      await writeFile(path.join(target, 'index.html'), '<title>Osta</title>');
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
  });
  const site = await siteWith(storybook);
  expect(await (await fetch(`${site}/storybook/`)).text()).toContain('isn’t built yet');

  const built = storybook.build(new AbortController().signal);
  await vi.waitFor(() => expect(finish).toBeDefined(), patience);
  const waiting = await fetch(`${site}/storybook/`);
  expect(waiting.status).toBe(503);
  expect(await waiting.text()).toContain('is being built');

  finish?.();
  await built;
  expect(await (await fetch(`${site}/storybook/`)).text()).toContain('<title>Osta</title>');
});

it('is built again only when a source is newer', async () => {
  const folder = await folderOf({ 'index.html': 'old' });
  const from = await folderOf(sources);
  const run = vi.fn<(target: string) => Promise<void>>(async (target) => {
    await mkdir(target);
    await writeFile(path.join(target, 'index.html'), 'new');
  });
  const storybook = createStorybook({ folder, sources: from, run });
  const { signal } = new AbortController();

  await utimes(path.join(from, 'button.tsx'), 1000, 1000);
  await storybook.build(signal);
  expect(run).not.toHaveBeenCalled();

  const soon = Date.now() / 1000 + 60;
  await utimes(path.join(from, 'button.tsx'), soon, soon);
  await storybook.build(signal);
  expect(run).toHaveBeenCalledOnce();
  const site = await siteWith(storybook);
  expect(await (await fetch(`${site}/storybook/`)).text()).toBe('new');
});

it('says that it could not be built', async () => {
  const storybook = createStorybook({
    folder: path.join(await folderOf({}), 'static'),
    sources: await folderOf(sources),
    run: async () => {
      throw new Error('out of memory');
    },
  });
  await storybook.build(new AbortController().signal);
  const site = await siteWith(storybook);
  expect(await (await fetch(`${site}/storybook/`)).text()).toContain('couldn’t be built');
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import express from 'express';
import { afterEach, expect, it } from 'vitest';

import { serveStorybook } from './serve-storybook.ts';

const cleanUp: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const undo of cleanUp.splice(0)) await undo();
});

/** Starts a site that serves a folder's Storybook; returns its address. */
async function siteWith(folder: string): Promise<string> {
  const app = express();
  app.use('/storybook', serveStorybook(folder));
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

it('serves the build under /storybook, with the trailing slash that its URLs need', async () => {
  const site = await siteWith(
    await folderOf({ 'index.html': '<title>Osta</title>', 'iframe.html': 'a story' }),
  );

  const page = await fetch(`${site}/storybook`);
  expect(page.url).toBe(`${site}/storybook/`);
  expect(await page.text()).toContain('<title>Osta</title>');
  expect(page.headers.get('content-type')).toContain('text/html');

  const story = await fetch(`${site}/storybook/iframe.html?id=primitives-button--primary`);
  expect(await story.text()).toBe('a story');
});

it('passes files that are not built to the site', async () => {
  const site = await siteWith(path.join(tmpdir(), 'osta-nothing-here'));

  const page = await fetch(`${site}/storybook/`);
  expect(page.status).toBe(404);
  expect(await page.text()).toBe('the page of the site');
});

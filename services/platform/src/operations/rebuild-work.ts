import { setTimeout as wait } from 'node:timers/promises';

import type { EventSources } from '@osta/audit/audit-system';
import { findRebuild, workOnRebuild, type RebuildState } from '@osta/audit/live-rebuild';
import { areToolTablesThere } from '@osta/audit/run-record';
import { RebuildBusy } from '@osta/audit/swap-tables';
import type { ReadModel } from '@osta/subscription/read-model';
import { Client } from 'pg';
import type { Logger } from 'pino';

import { mayRebuild } from './may-rebuild.ts';

/** The live rebuilds that this process works on. */
export interface RebuildWork {
  /** Begins to work on a rebuild, or goes on with it. Does nothing while this process works on it. */
  begin(model: ReadModel): void;
  /** Goes on with the rebuilds that a process before this one has left. */
  resume(models: readonly ReadModel[]): Promise<void>;
  /** Ends after the pages in hand. What is not done stays to be resumed. */
  stop(): Promise<void>;
}

export interface RebuildWorkOptions {
  readonly databaseUrl: string;
  readonly system: EventSources;
  readonly log: Logger;
}

/** Milliseconds between two attempts while another process works on the same rebuild. */
const patience = 1000;

/**
 * Works on live rebuilds in the background, each on a connection of its own, because the limits of the pools
 * are meant for work that somebody waits for.
 */
export function createRebuildWork({ databaseUrl, system, log }: RebuildWorkOptions): RebuildWork {
  const stopping = new AbortController();
  const { signal } = stopping;
  const works = new Map<string, Promise<void>>();
  /** Models whose rebuild was changed since the work last looked at it. */
  const changed = new Set<string>();

  async function connected<Result>(use: (client: Client) => Promise<Result>): Promise<Result> {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'rebuild',
      keepAlive: true,
    });
    // The running statement rejects with this error
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await use(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Works until there is nothing to do. Where another process works, waits for it and takes over if it dies. */
  async function work(client: Client, model: ReadModel): Promise<RebuildState | undefined> {
    for (;;) {
      const there = await findRebuild(client, model);
      if (there?.state !== 'building' || signal.aborted) return there?.state;
      try {
        return await workOnRebuild(client, system, model, { signal });
      } catch (error) {
        if (!(error instanceof RebuildBusy)) throw error;
      }
      await wait(patience, undefined, { signal }).catch(() => undefined);
    }
  }

  async function runOnce(model: ReadModel): Promise<void> {
    try {
      const state = await connected((client) => work(client, model));
      log.info({ model: model.name, state }, 'rebuild progress');
    } catch (err) {
      log.error({ err, model: model.name }, 'rebuild stopped; its record says why');
    }
  }

  async function run(model: ReadModel): Promise<void> {
    const { name } = model;
    while (changed.delete(name) && !signal.aborted) await runOnce(model);
    works.delete(name);
  }

  return {
    begin(model) {
      const { name } = model;
      changed.add(name);
      // The first step of `run` waits for the database, so it never deletes before this sets
      if (!works.has(name) && !signal.aborted) works.set(name, run(model));
    },

    async resume(models) {
      const left = await connected(async (client) => {
        const own: ReadModel[] = [];
        for (const model of models) if (await mayRebuild(client, model)) own.push(model);
        if (own.length === 0 || !(await areToolTablesThere(client))) return [];
        const states = new Map<ReadModel, RebuildState | undefined>();
        for (const model of own) states.set(model, (await findRebuild(client, model))?.state);
        return own.filter((model) => states.get(model) === 'building');
      });
      for (const model of left) this.begin(model);
    },

    async stop() {
      stopping.abort();
      await Promise.all(works.values());
    },
  };
}

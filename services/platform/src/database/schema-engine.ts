import { readFile } from 'node:fs/promises';

import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { Pool } from 'pg';

/** The members used here: Node's types leave this global to those of browsers. */
declare const WebAssembly: {
  instantiate(
    binary: Uint8Array,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ): Promise<{ readonly instance: { readonly exports: Readonly<Record<string, unknown>> } }>;
};

const filters = { externalTables: [], externalEnums: [] };

/** One migration as stored on disk. */
export interface Migration {
  /** `20261121000000_account`: names sort chronologically. */
  readonly name: string;
  readonly script: string;
}

/** The module has a single memory, so it is started once per process, on first use. */
let started: Promise<void> | undefined;

/**
 * Applies missing migrations with Prisma's engine, in its WebAssembly build: the native one is downloaded at
 * install time, which closed networks block.
 *
 * @param pool of exactly one connection, which may be inside a transaction
 * @returns the names of the applied migrations
 * @throws the error of Postgres for the failed script
 */
export async function applyMigrations(
  pool: Pool,
  schema: string,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  started ??= start();
  await started;

  const failures: unknown[] = [];
  const adapter = await engine.SchemaEngine.new(
    { datamodels: [['schema.prisma', 'datasource db { provider = "postgresql" }']] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(wholeScripts(pool, schema, failures)),
  );
  try {
    const { appliedMigrationNames } = await adapter.applyMigrations({
      migrationsList: {
        baseDir: '.',
        lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
        shadowDbInitScript: '',
        migrationDirectories: migrations.map(({ name, script }) => ({
          path: name,
          migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: script } },
        })),
      },
      filters,
    });
    return appliedMigrationNames;
  } catch (error) {
    throw failures[0] ?? error;
  } finally {
    adapter.free();
  }
}

/**
 * Wraps Prisma's adapter, which splits scripts at every semicolon, also inside comments, strings and functions.
 * Sends the whole script to Postgres instead.
 */
function wholeScripts(
  pool: Pool,
  schema: string,
  failures: unknown[],
): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(pool, { schema });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connectToShadowDb: () => factory.connectToShadowDb(),
    async connect() {
      const adapter = await factory.connect();
      adapter.executeScript = async (script) => {
        try {
          await pool.query(script);
        } catch (error) {
          failures.push(error);
          throw error;
        }
      };
      return adapter;
    },
  };
}

async function start(): Promise<void> {
  const glue = import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const binary = await readFile(new URL('schema_engine_bg.wasm', glue));
  const { instance } = await WebAssembly.instantiate(binary, {
    './schema_engine_bg.js': { ...engine },
  });
  const { __wbg_set_wasm: connect } = engine;
  connect(instance.exports);
  const begin = instance.exports['__wbindgen_start'];
  if (typeof begin !== 'function') throw new Error('The schema engine has no way to start');
  begin();
}

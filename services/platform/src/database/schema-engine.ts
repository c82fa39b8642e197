import { readFile } from 'node:fs/promises';

import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { Pool } from 'pg';

/** What we use of it: the types of Node leave it to those of browsers. */
declare const WebAssembly: {
  instantiate(
    binary: Uint8Array,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ): Promise<{ readonly instance: { readonly exports: Readonly<Record<string, unknown>> } }>;
};

const filters = { externalTables: [], externalEnums: [] };

/** One migration as it lies on the disk. */
export interface Migration {
  /** `20261121000000_account`: names sort by time. */
  readonly name: string;
  readonly script: string;
}

/** The module has one memory, so it is started once in a process, by the first who needs it. */
let started: Promise<void> | undefined;

/**
 * Applies what is missing, by Prisma's own engine. It is the build for WebAssembly, because the
 * native one is downloaded at install time, and closed networks refuse that.
 *
 * @param pool of exactly one connection, which may be inside a transaction
 * @returns the names of what was applied
 * @throws what Postgres said about the script that failed
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
 * Prisma's adapter, except for one thing: it cuts scripts at every semicolon, also at those inside a
 * comment, a string or a function. Postgres itself knows better where a statement ends.
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

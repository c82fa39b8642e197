import { serviceContracts } from '@osta/contracts/service-contracts';

import type { PlatformConfig } from './config/platform-config.ts';
import type { RightsHolder } from './database/declared-rights.ts';
import { grantRights } from './database/grant-rights.ts';
import { migrate } from './database/migrate.ts';
import { processRole, serviceRole } from './database/service-role.ts';
import { limiterMigrations } from './http/limits/create-limiters.ts';
import type { ServiceModule } from './service-module.ts';

export interface PrepareOptions {
  readonly modules: readonly ServiceModule[];
  readonly config: Pick<PlatformConfig, 'databaseUrl'>;
  /** Called after every step that may take longer than a second. */
  readonly onProgress?: (message: string) => void;
}

/**
 * Migrates services, and gives their roles the rights on what there is.
 *
 * @throws MigrationProblem when the database does not match and this user may not make it so
 */
export async function prepareDatabase(options: PrepareOptions): Promise<void> {
  const { modules, config } = options;
  await migrateAll(options);
  const schemas = schemasOf(modules);
  await grantRights({
    url: config.databaseUrl,
    needed: [processRole(schemas), ...schemas.map(serviceRole)],
    further: modules.map(rightsHolderOf),
  });
}

/**
 * Migrates services one after the other, because the first start is slow and reports its progress.
 *
 * @throws MigrationProblem
 */
export async function migrateAll({ modules, config, onProgress }: PrepareOptions): Promise<void> {
  const all = [limiterMigrations, ...modules.map(({ migrations }) => migrations)];
  for (const migrations of all) {
    const applied = await migrate({ url: config.databaseUrl, migrations });
    if (applied.length > 0) onProgress?.(`Migrated ${migrations.schema}: ${applied.length} steps`);
  }
}

/** Returns the schemas of services. */
export function schemasOf(modules: readonly ServiceModule[]): readonly string[] {
  return modules.map(({ migrations }) => migrations.schema);
}

/** Returns what the contract of a service says of whom it follows; in tests there may be no contract. */
export function rightsHolderOf({ name, follows }: ServiceModule): RightsHolder {
  const contract = serviceContracts.find((each) => each.name === name);
  return { name, follows: follows ?? contract?.follows ?? {} };
}

/** Returns the schemas whose sealed words a service opens: its own, and those of services whose words it follows. */
export function schemasOpenedBy(module: ServiceModule): readonly string[] {
  const followed = Object.entries(rightsHolderOf(module).follows);
  return [
    module.migrations.schema,
    ...followed.filter(([, what]) => what === 'words').map(([schema]) => schema),
  ];
}

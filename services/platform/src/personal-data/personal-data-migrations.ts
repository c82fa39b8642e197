import { fileURLToPath } from 'node:url';

/** Folder of the migrations that a service applies in its own schema to seal personal words. */
export const personalDataMigrations: string = fileURLToPath(
  new URL('../../personal-data-migrations', import.meta.url),
);

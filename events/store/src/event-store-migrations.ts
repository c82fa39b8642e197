import { fileURLToPath } from 'node:url';

/** Folder of the migrations that every service with events applies in its schema, beside its own migrations. */
export const eventStoreMigrations: string = fileURLToPath(
  new URL('../migrations', import.meta.url),
);

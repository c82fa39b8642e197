import { fileURLToPath } from 'node:url';

/** Folder of the migrations that every service with subscriptions applies in its own schema. */
export const subscriptionMigrations: string = fileURLToPath(
  new URL('../migrations', import.meta.url),
);

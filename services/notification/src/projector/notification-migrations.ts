import { fileURLToPath } from 'node:url';

/** Folder of the migrations that make the tables of the read model. */
export const notificationMigrations: string = fileURLToPath(
  new URL('../../prisma/migrations', import.meta.url),
);

import { fileURLToPath } from 'node:url';

/** The folder with the migrations of the read model. */
export const notificationMigrations: string = fileURLToPath(
  new URL('../../prisma/migrations', import.meta.url),
);

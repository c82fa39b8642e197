import { Client } from 'pg';

import type { Product } from './product.ts';

/** Moves the start of all sessions of a person an hour back: too old for sensitive changes. */
export async function ageSessions(product: Product, email: string): Promise<void> {
  const databaseUrl = /Database\s+(postgres:\S+)/u.exec(product.output())?.[1];
  if (databaseUrl === undefined) throw new Error('The product has not printed its database');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `update identity.session set created_at = created_at - interval '1 hour'
        where user_id = (select id from identity.auth_user where email = $1)`,
      [email],
    );
  } finally {
    await client.end();
  }
}

import { inDatabase } from './in-database.ts';
import type { Product } from './product.ts';

/** Moves the start of all sessions of a person an hour back: too old for sensitive changes. */
export async function ageSessions(product: Product, email: string): Promise<void> {
  await inDatabase(
    product,
    `update identity.session set created_at = created_at - interval '1 hour'
      where user_id = (select id from identity.auth_user where email = $1)`,
    [email],
  );
}

import { openDatabase } from './grep-product.ts';
import type { Product } from './product.ts';

/** Runs one statement in the database of a product: time is moved by what is stored of it. */
export async function inDatabase(
  product: Product,
  statement: string,
  values: readonly unknown[],
): Promise<void> {
  const client = await openDatabase(product);
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}

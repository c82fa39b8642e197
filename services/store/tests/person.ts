import type { UserId } from '@osta/contracts/ids';
import { newUserId, type ServiceHarness } from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';

/** Somebody who is signed in. */
export interface Person {
  readonly id: UserId;
  readonly client: TestClient;
}

/** Signs a new customer in. */
export async function personOf(harness: ServiceHarness): Promise<Person> {
  const id = newUserId();
  return { id, client: await harness.as(id) };
}

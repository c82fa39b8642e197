import { NotificationList } from '@osta/contracts/notification/api';
import { patience } from '@osta/event-store/testing/patience';
import { newKey, seal } from '@osta/platform/personal-data/sealing';
import { wrapKey, wrapKeysWith } from '@osta/platform/personal-data/wrapped-keys';
import { newUserId, startHarness } from '@osta/platform/testing/service-harness';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, it, vi } from 'vitest';

import { notificationManifest } from '../src/manifest.ts';

const secret = 'the secret that every process of the product has';
const name = 'كناريا القمرية';

afterEach(() => {
  wrapKeysWith([]);
});

/** Returns a key of a person, and how another process of the product stores it. */
function keyOf(person: string): { readonly key: Buffer; readonly stored: Buffer } {
  wrapKeysWith([secret]);
  const key = newKey();
  const stored = wrapKey(key, person);
  // As a process begins
  wrapKeysWith([]);
  return { key, stored };
}

it('opens names in a process of its own, which seals nothing itself', async () => {
  const customerId = newUserId();
  const professionalId = newUserId();
  const { key, stored } = keyOf(customerId);
  const harness = await startHarness(notificationManifest, { config: { keySecrets: [secret] } });
  try {
    await harness.query('insert into identity.subject_key (subject, key) values ($1, $2)', [
      customerId,
      stored,
    ]);
    await harness.publish(customerId, {
      type: 'osta.account.user-registered',
      data: { kind: 'customer', fullName: seal(name, customerId, key), locale: 'ar' },
    });
    await harness.publish(
      uuidv7(),
      {
        type: 'osta.request.professionals-invited',
        data: {
          customerId,
          professionalIds: [professionalId],
          serviceId: 'plumbing.leak',
          budget: { min: 50_000, max: 120_000 },
        },
      },
      customerId,
    );
    const client = await harness.as(professionalId, { kind: 'professional' });
    const named = async (): Promise<unknown> => {
      const { body } = await client.get('/api/notifications');
      return NotificationList.parse(body).data.notifications[0]?.metadata.customer_name;
    };
    await vi.waitFor(async () => expect(await named()).toBe(name), patience);
  } finally {
    await harness.stop();
  }
});

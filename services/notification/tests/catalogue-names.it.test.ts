import { NotificationList } from '@osta/contracts/notification/api';
import { patience } from '@osta/event-store/testing/patience';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { ServiceId } from '@osta/reference/service-id';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { notificationManifest } from '../src/manifest.ts';
import { newUserId, quoteSubmitted } from './recorded-events.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(notificationManifest);
});

afterAll(() => harness.stop());

it('says what an admin calls the service now, in the language of the reader', async () => {
  const reader = newUserId();
  const client = await harness.as(reader);
  const quoted = quoteSubmitted({ customerId: reader, professionalId: newUserId() });
  const entryId = ServiceId.parse(quoted.data['serviceId']);
  await harness.publish(quoted.subject, quoted, quoted.actor);
  const name = { ar: 'اسم جديد', en: 'A new name' };
  const data = { entryId, name, isHidden: false, reason: 'Shorter on a card' };
  await harness.publish(newUserId(), { type: 'osta.catalogue.service-changed', data });

  const named = async (language: string): Promise<string | null | undefined> => {
    const { body } = await client.get('/api/notifications', { 'accept-language': language });
    return NotificationList.parse(body).data.notifications[0]?.metadata.service_name;
  };
  await vi.waitFor(async () => expect(await named('en')).toBe('A new name'), patience);
  expect(await named('ar')).toBe('اسم جديد');
});

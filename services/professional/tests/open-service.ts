import { OfferingId } from '@osta/contracts/ids';
import { MyOffering, OfferingReceipt } from '@osta/contracts/offering/api';
import type { TestClient } from '@osta/platform/testing/test-client';
import { expect } from 'vitest';

import { acRepair, sundayMornings } from '../src/testing/ac-repair.ts';

const services = '/api/professional/services';
const rules = {
  noticeMinutes: 0,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  durationMinutes: 60,
};

/** Publishes a service that is open on every day, between these minutes. */
export async function openService(
  client: TestClient,
  from: number,
  to: number,
  part = {},
): Promise<OfferingId> {
  const draft = { ...acRepair, ...rules, slotIntervalMinutes: 60, ...part };
  const { id } = OfferingReceipt.parse((await client.post(services, draft)).body);
  const { version } = MyOffering.parse((await client.get(`${services}/${id}`)).body);
  const days = Object.keys(sundayMornings.week);
  const week = Object.fromEntries(days.map((day) => [day, [{ from, to }]]));
  const ifMatch = { 'if-match': `"v${version}"` };
  const opened = await client.put(
    `${services}/${id}/availability`,
    { ...sundayMornings, week },
    ifMatch,
  );
  expect(opened.status).toBe(200);
  expect((await client.post(`${services}/${id}/publish`)).status).toBe(200);
  return OfferingId.parse(id);
}

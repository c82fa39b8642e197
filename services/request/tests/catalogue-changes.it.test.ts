import { RequestPage } from '@osta/contracts/request/api';
import { patience } from '@osta/event-store/testing/patience';
import { newUserId } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import {
  ask,
  content,
  done,
  openMarket,
  quote,
  refusal,
  view,
  type Known,
  type Market,
} from './market.ts';

let market: Market;
let salma: Known;
let omar: Known;
/** Of the service in the catalogue. */
const stream = newUserId();

beforeAll(async () => {
  market = await openMarket();
  [salma, omar] = [await market.customer('Salma'), await market.professional('Omar')];
});

afterAll(() => market.stop());

const leaks = { ar: 'تسريبات', en: 'Leaks' };

/** Names the service of the catalogue, and hides or shows it, as an admin would. */
async function change(name: typeof leaks, isHidden: boolean): Promise<void> {
  const { serviceId: entryId } = content;
  const data = { entryId, name, isHidden, reason: 'Nobody offers it' };
  await market.harness.publish(stream, { type: 'osta.catalogue.service-changed', data });
  await vi.waitUntil(async () => {
    const found = await market.harness.query(
      'select from request.catalogue_override where id = $1 and en = $2 and is_hidden = $3',
      [entryId, name.en, isHidden],
    );
    return found.length === 1;
  }, patience);
}

it('says what an admin calls the service now, in the language of the reader', async () => {
  const { requestId } = await ask(salma, omar);
  const listed = async (language: string): Promise<string | undefined> => {
    const path = '/api/requests?role=customer';
    const { body } = await salma.client.get(path, { 'accept-language': language });
    return RequestPage.parse(body).items.find(({ id }) => id === requestId)?.serviceName;
  };
  expect(await listed('en')).toBe('Leak detection and repair');
  await change({ ar: 'ماء', en: 'Water' }, false);
  expect([await listed('en'), await listed('ar')]).toEqual(['Water', 'ماء']);
  await change(leaks, false);
  expect(await listed('en')).toBe('Leaks');
  expect((await view(omar, requestId)).serviceName).toBe('Leaks');
});

it('refuses what is new of a hidden service, until it is shown; what exists goes on', async () => {
  const before = await ask(salma, omar);
  const draft = done(await salma.client.post('/api/requests', { content, draft: true }));
  const professionalIds = [omar.id];
  const hidden = { status: 422, code: 'SERVICE_HIDDEN', serviceId: content.serviceId };
  const submit = `/api/requests/${draft.requestId}/submit`;

  await change(leaks, true);
  for (const body of [
    { content, professionalIds },
    { content, draft: true },
  ]) {
    expect(refusal(await salma.client.post('/api/requests', body))).toEqual(hidden);
  }
  expect(refusal(await salma.client.post(submit, { professionalIds }))).toEqual(hidden);

  // Another one may still be asked for, but not turned into the hidden one
  const other = { ...content, serviceId: 'plumbing.heater' };
  const asked = done(await salma.client.post('/api/requests', { content: other, professionalIds }));
  const revise = (requestId: string, version: number) =>
    salma.client.put(
      `/api/requests/${requestId}/content`,
      { content },
      { 'if-match': `"v${version}"` },
    );
  const { version } = await view(salma, asked.requestId);
  expect(refusal(await revise(asked.requestId, version))).toEqual(hidden);

  await quote(omar, before.requestId);
  const going = await view(salma, before.requestId);
  expect(going).toMatchObject({ status: 'quoted', serviceName: 'Leaks' });
  done(await revise(before.requestId, going.version));

  await change(leaks, false);
  done(await salma.client.post(submit, { professionalIds }));
  await ask(salma, omar);
});

it('takes a service that admins have added, and none that nobody has', async () => {
  const serviceId = 'plumbing.smart-meters';
  const body = { content: { ...content, serviceId }, professionalIds: [omar.id] };
  expect(refusal(await salma.client.post('/api/requests', body))).toEqual({
    status: 422,
    code: 'SERVICE_UNKNOWN',
    serviceId,
  });
  const name = { ar: 'عدادات ذكية', en: 'Smart meters' };
  await market.harness.publish(newUserId(), {
    type: 'osta.catalogue.service-added',
    data: { entryId: serviceId, name, words: { ar: [], en: [] }, reason: 'Asked for often' },
  });
  await vi.waitUntil(async () => {
    const known = 'select from request.catalogue_override where id = $1';
    return (await market.harness.query(known, [serviceId])).length === 1;
  }, patience);
  const { requestId } = done(await salma.client.post('/api/requests', body));
  expect((await view(omar, requestId)).serviceName).toBe('Smart meters');
});

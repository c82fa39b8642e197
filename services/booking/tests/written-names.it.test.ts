import { FoundBookings } from '@osta/contracts/booking/admin-api';
import { BookingPage, BookingView } from '@osta/contracts/booking/api';
import type { Locale } from '@osta/contracts/locale';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { openMarket, patiently, type Known, type Market } from './market.ts';

let market: Market;

beforeAll(async () => {
  market = await openMarket();
});

afterAll(() => market.stop());

const asWritten = { ar: 'عمر الفيتوري', en: 'Omar Al-Fitouri' };

async function written(): Promise<readonly unknown[]> {
  return market.harness.query('select ar, en from booking.written_name');
}

async function declare(who: Known, names: Readonly<Record<Locale, string>>): Promise<void> {
  await market.harness.publish(who.id, {
    type: 'osta.professional.names-declared',
    data: { names },
  });
  await vi.waitFor(async () => expect(await written()).toEqual([names]), patiently);
}

it('names a professional as they write it for the reader, until they are erased', async () => {
  const [nadia, omar] = [await market.customer('Nadia'), await market.professional('Omar')];
  const { path } = await market.book(nadia, omar);
  const read = async (locale: Locale): Promise<readonly string[]> => {
    const reading = { 'accept-language': locale };
    const view = BookingView.parse((await nadia.client.get(path, reading)).body);
    const listed = await nadia.client.get('/api/bookings?role=customer&tab=upcoming', reading);
    const [item] = BookingPage.parse(listed.body).items;
    return [view.professional.fullName, item?.counterpart.fullName ?? ''];
  };
  expect(await read('en'), 'the name of the account').toEqual(['Omar', 'Omar']);

  await declare(omar, asWritten);
  expect(await read('en')).toEqual([asWritten.en, asWritten.en]);
  expect(await read('ar')).toEqual([asWritten.ar, asWritten.ar]);
  const admin = await market.admin();
  const found = await admin.get('/api/bookings/all?q=fitouri', { 'accept-language': 'en' });
  expect(FoundBookings.parse(found.body).items.map(({ professional }) => professional)).toEqual([
    { id: omar.id, fullName: asWritten.en },
  ]);
  await declare(omar, { ar: asWritten.ar, en: '' });
  expect(await read('en'), 'not written for these readers').toEqual(['Omar', 'Omar']);

  await market.harness.publish(omar.id, { type: 'osta.account.account-erased', data: {} });
  await vi.waitFor(async () => expect(await written()).toEqual([{ ar: '', en: '' }]), patiently);
});

// @module-tag journeys

import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { button, plain } from './src/find-in-page.ts';
import { axeComplaints } from './src/look-at-page.ts';
import { marketStage } from './src/market-stage.ts';
import { type Person, send } from './src/people.ts';
import { wordsIn } from './src/words.ts';

/** The owner of a store hands a booking over to a colleague, and all three learn of it where they look; a member leaves. */

const inWords = { ar: wordsIn('ar'), en: wordsIn('en') };

const stage = marketStage();

const day = 24 * 3_600_000;

interface Named {
  readonly id: string;
  readonly fullName: string;
}

/** A booking at a store, of a time at which a colleague is free as well. */
interface Shared {
  readonly bookingId: string;
  readonly storeId: string;
  readonly from: Named;
  readonly to: Named;
  /** The day of it in Libya, as a path of the calendar takes it. */
  readonly onDay: string;
}

/** Asks the API as a page in this language does: names are written for their reader. */
async function ask<Answer>(page: Page, path: string, locale: 'ar' | 'en' = 'ar'): Promise<Answer> {
  const answer = await page.request.get(path, { headers: { 'accept-language': locale } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** The service of a job that a professional offers, and the times at which it is free after the demo market's own. */
async function freeTimes(
  page: Page,
  { id }: Named,
  serviceId: string,
): Promise<{ readonly offeringId: string; readonly starts: ReadonlyMap<string, string> }> {
  const offered = await ask<{
    items: readonly { readonly id: string; readonly serviceId: string }[];
  }>(page, `/api/professionals/${id}/services`);
  const offeringId = offered.items.find((service) => service.serviceId === serviceId)?.id ?? '';
  const [from, to] = [15, 40].map((ahead) =>
    new Date(Date.now() + ahead * day).toISOString().slice(0, 'YYYY-MM-DD'.length),
  );
  const { slots } = await ask<{
    slots: readonly { readonly day: string; readonly startsAt: string }[];
  }>(page, `/api/services/${offeringId}/slots?from=${from}&to=${to}`);
  return { offeringId, starts: new Map(slots.map((slot) => [slot.startsAt, slot.day])) };
}

const storeName = 'Al Aman Plumbing Supplies';

/** Has a customer book one of two plumbers at their store, when both are free. */
async function bookEither(customer: Person, locale: 'ar' | 'en'): Promise<Shared> {
  const { page } = customer;
  const found = await ask<{
    items: readonly { readonly storeId: string }[];
  }>(page, `/api/stores?q=${encodeURIComponent(storeName)}`);
  const storeId = found.items[0]?.storeId ?? '';
  const { staff } = await ask<{ staff: readonly Named[] }>(
    page,
    `/api/stores/${storeId}/public`,
    locale,
  );
  const [from, to] = staff;
  if (from === undefined || to === undefined) throw new Error('Two of its staff are plumbers');
  const job = 'plumbing.leak';
  const [own, other] = [await freeTimes(page, from, job), await freeTimes(page, to, job)];
  const startsAt = [...own.starts.keys()].find((start) => other.starts.has(start)) ?? '';
  const hold = { offeringId: own.offeringId, startsAt, storeId };
  const { bookingId } = await send<{ readonly bookingId: string }>(
    customer,
    stage.origin,
    '/api/bookings/holds',
    hold,
  );
  await send(customer, stage.origin, `/api/bookings/${bookingId}/place`, {
    placeId: 'm-hay-alandalus',
  });
  return { bookingId, storeId, from, to, onDay: own.starts.get(startsAt) ?? '' };
}

const ofLocale = {
  ar: { tag: 'ar-LY', prefix: '', customer: 'customer-1@osta.test' },
  en: { tag: 'en-GB', prefix: '/en', customer: 'customer-3@osta.test' },
} as const;

/** A sentence of the app with names in it, as a page shows it. */
function told(sentence: string, names: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/gu, (_, key: string) => names[key] ?? '');
}

for (const [locale, options] of [
  ['ar', {}],
  ['en', { tags: 'all' }],
] as const) {
  it(`goes to a colleague who is free: ${locale}`, options, async () => {
    const { tag, prefix, customer: email } = ofLocale[locale];
    const say = inWords[locale];
    const customer = await stage.member(email, { languageTag: tag, width: 390 });
    const { bookingId, storeId, from, to, onDay } = await bookEither(customer, locale);
    const owner = await stage.member('business@osta.test', { languageTag: tag });

    await owner.page.goto(
      `${prefix}/store/dashboard?store=${storeId}&view=day&day=${onDay}&member=${from.id}`,
      { waitUntil: 'networkidle' },
    );
    await owner.page
      .locator('.ui-calendar')
      .getByRole('button', { name: from.fullName })
      .first()
      .click();
    await button(owner.page, say('Hand over to a colleague')).click();
    const who = owner.page.getByRole('dialog');
    const row = who.getByRole('listitem').filter({ hasText: to.fullName });
    await button(row, say('Hand over')).waitFor();
    expect(await axeComplaints(owner.page)).toEqual([]);
    await button(row, say('Hand over')).click();
    await button(owner.page.getByRole('alertdialog'), say('Hand over')).click();
    await who.waitFor({ state: 'detached' });

    // The customer reads who comes instead of whom, and may cancel
    const { page } = customer;
    await page.goto(`${prefix}/customer/bookings/${bookingId}`, { waitUntil: 'networkidle' });
    const notice = told(
      say(
        '{to} comes instead of {from}. Time and price stay as agreed. If that doesn’t suit you, you can cancel freely until it starts.',
      ),
      { to: to.fullName, from: from.fullName },
    );
    await expect
      .poll(async () => plain(await page.locator('.ui-callout').first().textContent()))
      .toBe(notice);
    expect(await axeComplaints(page)).toEqual([]);
    const after = await ask<{
      readonly professional: Named;
      readonly allowed: readonly string[];
    }>(page, `/api/bookings/${bookingId}`);
    expect(after.professional.id).toBe(to.id);
    expect(after.allowed).toContain('cancel');

    // It is no longer in the calendar of the former professional
    await owner.page.reload({ waitUntil: 'networkidle' });
    await expect
      .poll(() =>
        owner.page.locator('.ui-calendar').getByRole('button', { name: from.fullName }).count(),
      )
      .toBe(0);
    expect([...customer.complaints, ...owner.complaints]).toEqual([]);
    for (const each of [customer, owner]) await each.context.close();
  });
}

it('is left by a member of staff, whose account lists where they work', async () => {
  const say = inWords.en;
  const { page, complaints, context } = await stage.member('professional-34@osta.test', {
    languageTag: 'en-GB',
  });
  await page.goto('/en/account#stores', { waitUntil: 'networkidle' });
  const store = page.locator('#stores').getByRole('listitem').filter({ hasText: storeName });
  const leave = store.getByRole('button', { name: new RegExp(`^${say('Leave the store')}`, 'u') });
  await leave.click();
  const question = page.getByRole('alertdialog');
  await question.getByText(say('Leave this store?')).waitFor();
  expect(await axeComplaints(page)).toEqual([]);
  await button(question, say('Leave the store')).click();
  await page.getByText(say('You’ve left the store.')).first().waitFor();
  await store.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

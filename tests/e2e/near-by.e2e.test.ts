import type { ServiceSearchAnswer } from '@osta/contracts/catalogue/api';
import type { ListedProfessional, ProfessionalPage } from '@osta/contracts/professional/api';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { button, choosePlace } from './src/find-in-page.ts';
import { axeComplaints } from './src/look-at-page.ts';
import { sharedStage } from './src/market-stage.ts';
import { wordsIn } from './src/words.ts';

/** The search for professionals near by: its filters, its orders, its map, its address. */

const inWords = { ar: wordsIn('ar'), en: wordsIn('en') };

const stage = sharedStage();

/** Returns what the list would have by the API, in the order of the page where the query has none. */
async function asked(page: Page, query: string, language: string): Promise<ProfessionalPage> {
  const wanted = query.includes('sort=') ? query : `sort=best&${query}`;
  const answer = await page.request.get(`${stage.origin}/api/professionals?limit=20&${wanted}`, {
    headers: { 'accept-language': language },
  });
  return (await answer.json()) as ProfessionalPage;
}

/** The services that a text may mean. */
async function servicesMeant(
  page: Page,
  text: string,
  language: string,
): Promise<ServiceSearchAnswer> {
  const search = String(new URLSearchParams({ q: text }));
  const answer = await page.request.get(`${stage.origin}/api/services/search?${search}`, {
    headers: { 'accept-language': language },
  });
  return (await answer.json()) as ServiceSearchAnswer;
}

const cards = (page: Page): Locator => page.locator('[data-professional]');

/** The ids of the cards, in their order. */
function shown(page: Page): Promise<readonly (string | null)[]> {
  return cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-professional')));
}

/** Waits until the page shows what the API has for a query, at least one professional, and returns it. */
async function expectList(
  page: Page,
  query: string,
  language: string,
): Promise<readonly ListedProfessional[]> {
  const { items } = await asked(page, query, language);
  expect(items.length).toBeGreaterThan(0);
  await expect.poll(() => shown(page)).toEqual(items.map(({ id }) => id));
  return items;
}

/** What a card or the head of a profile says: place and distance, price, next free time. */
function factsIn(part: Locator): Promise<readonly (string | null)[]> {
  return part
    .locator('.ui-professional-facts li, .ui-price-tag')
    .evaluateAll((all) => all.map((one) => one.textContent));
}

function parameters(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams);
}

for (const [locale, tag, prefix, leak, town, options] of [
  ['ar', 'ar-LY', '', 'تسرب', 'طرابلس', {}],
  ['en', 'en-GB', '/en', 'leak', 'Tripoli', { tags: 'all' }],
] as const) {
  const visit = async (query = '', width = 1280): ReturnType<typeof stage.guest> => {
    const one = await stage.guest({ languageTag: tag, width });
    await one.page.goto(`${prefix}/professional/near-by${query}`, { waitUntil: 'networkidle' });
    return one;
  };

  describe(`somebody who reads ${locale}`, options, () => {
    const say = inWords[locale];
    const select = (page: Page, name: string): Locator =>
      page.getByLabel(say(name), { exact: true });

    it('says what and where, narrows, and finds the same after a reload', async () => {
      const { page, complaints } = await visit();
      await page.getByRole('combobox', { name: say('What do you need?') }).fill(leak);
      await page.getByRole('listbox').getByRole('option').first().click();
      await expect.poll(() => parameters(page)).toMatchObject({ service: 'plumbing.leak' });
      await choosePlace(page, say('Where'), town);
      await expect.poll(() => parameters(page)['place']).toMatch(/^m-/u);
      const { place = '' } = parameters(page);
      const about = `serviceId=plumbing.leak&placeId=${place}`;
      await expectList(page, about, tag);
      await expect.poll(() => select(page, 'Order').inputValue()).toBe('best');
      await page.getByText(say('How is this ordered?')).click();
      // The nearest first, each with its distance
      await select(page, 'Order').selectOption('distance');
      const near = await expectList(page, `${about}&sort=distance`, tag);
      expect(near.map(({ distanceMeters }) => distanceMeters)).toEqual(
        near.map(({ distanceMeters }) => distanceMeters).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
      );
      expect(await axeComplaints(page)).toEqual([]);

      await select(page, 'Order').selectOption('best');
      await button(page, say('Documents checked')).click();
      await select(page, 'Price').selectOption('100');
      await select(page, 'Language').selectOption('ar');
      const narrowed = `${about}&isChecked=true&maxPrice=100000&language=ar`;
      const left = await expectList(page, narrowed, tag);
      for (const { checkedAt, lowestPrice, languages } of left) {
        expect(checkedAt).not.toBeNull();
        expect(lowestPrice).toBeLessThanOrEqual(100_000);
        expect(languages).toContain('ar');
      }

      await page.reload({ waitUntil: 'networkidle' });
      expect(parameters(page)).toEqual({
        service: 'plumbing.leak',
        place,
        checked: 'true',
        max: '100',
        speaks: 'ar',
      });
      await expectList(page, narrowed, tag);
      await expect
        .poll(() => page.getByRole('combobox', { name: say('Where') }).inputValue())
        .toContain(town);
      await expect
        .poll(() => button(page, say('Documents checked')).getAttribute('aria-pressed'))
        .toBe('true');
      await expect.poll(() => select(page, 'Price').inputValue()).toBe('100');
      await expect.poll(() => select(page, 'Language').inputValue()).toBe('ar');

      const card = cards(page).first();
      const said = await factsIn(card);
      expect(said.join(' ')).toContain(say('Next free time:'));
      await card.locator('h3 a').click();
      await expect.poll(() => factsIn(page.locator('.web-profile-head'))).toEqual(said);
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it('orders by the next free time, the rating and the price', { tags: 'journeys' }, async () => {
      const { page, complaints } = await visit('?place=m-hay-alandalus');
      const about = 'placeId=m-hay-alandalus';
      await select(page, 'Order').selectOption('free');
      await expect.poll(() => parameters(page)['sort']).toBe('free');
      const free = await expectList(page, `${about}&sort=free`, tag);
      const times = free.map(({ nextFreeAt }) => nextFreeAt ?? 'never');
      expect(times).toEqual(times.toSorted());
      expect(times).not.toContain('never');
      await expect
        .poll(() => cards(page).getByText(say('Next free time:')).count())
        .toBe(free.length);

      await select(page, 'Order').selectOption('price');
      const cheap = await expectList(page, `${about}&sort=price`, tag);
      const prices = cheap.map(({ lowestPrice }) => lowestPrice ?? 0);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));

      await select(page, 'Order').selectOption('rating');
      await expectList(page, `${about}&sort=rating`, tag);
      await select(page, 'Rating').selectOption('4');
      const good = await expectList(page, `${about}&sort=rating&minRating=4`, tag);
      for (const { rating } of good) expect(rating?.average).toBeGreaterThanOrEqual(4);
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it('finds who is there now, by hours and by word', async () => {
      const { page } = await visit();
      await button(page, say('Can come now')).click();
      await expect.poll(() => parameters(page)).toEqual({ now: 'true' });
      const present = await expectList(page, 'isAvailable=true', tag);
      for (const { availableUntil } of present) expect(availableUntil).not.toBeNull();
      await button(page, say('Can come now')).click();
      await button(page, say('Open now')).click();
      await expect.poll(() => parameters(page)).toEqual({ open: 'true' });
      // At night nobody is open: then the list is the wider one
      const { isWidened } = await asked(page, 'isOpen=true', tag);
      await expectList(page, 'isOpen=true', tag);
      await expect
        .poll(() => page.getByText(say('Nobody fits all of this')).isVisible())
        .toBe(isWidened);
      await page.context().close();
    });

    it('keeps the list and the map in step, and searches in a part of the map', async () => {
      const { page } = await visit('?service=solar.clean');
      const items = await expectList(page, 'serviceId=solar.clean', tag);
      const map = page.locator('.web-result-map');
      await expect
        .poll(() => map.locator('.ui-map-pin, .ui-map-cluster').count())
        .toBeGreaterThan(0);
      // A pointer comes to a pin: its card stands out, and its price is that of the card
      const reached = map.locator('.ui-map-pin').first();
      await reached.hover();
      const standingOut = page.locator('[data-professional][data-selected]');
      await expect.poll(() => standingOut.count()).toBe(1);
      const cardName = (await standingOut.locator('h3').textContent()) ?? '';
      await expect.poll(() => reached.textContent()).toContain(cardName);
      const price = items.find(({ fullName }) => fullName === cardName)?.lowestPrice ?? null;
      await expect.poll(() => reached.locator('.ui-figures').count()).toBe(price === null ? 0 : 1);
      // A pin is chosen by keys
      const pin = map.locator('.ui-map-pin').last();
      const name = items.find(({ fullName }) => fullName !== '')?.fullName ?? '';
      expect(name).not.toBe('');
      await pin.focus();
      await page.keyboard.press('Enter');
      const chosen = standingOut.locator('h3');
      await expect
        .poll(async () => pin.textContent())
        .toContain((await chosen.textContent()) ?? '-');

      // The search has moved to a part of the map: who is outside leaves the list and the map
      const within = '13,32.7,13.4,33';
      await page.goto(`${prefix}/professional/near-by?within=${within}`, {
        waitUntil: 'networkidle',
      });
      const inside = await expectList(page, `within=${within}`, tag);
      for (const { location } of inside) {
        expect(location.longitude).toBeGreaterThanOrEqual(13);
        expect(location.longitude).toBeLessThanOrEqual(13.4);
      }
      await button(page, say('In this part of the map')).click();
      await expect.poll(() => parameters(page)).toEqual({});
      await expectList(page, '', tag);
      await page.context().close();
    });

    it(
      'widens itself when nobody fits, and says so, on a phone',
      { tags: 'journeys' },
      async () => {
        const { page, complaints } = await visit(
          '?service=plumbing.leak&speaks=tr&rating=4.8&max=50',
          390,
        );
        const query = 'serviceId=plumbing.leak&language=tr&minRating=4.8&maxPrice=50000';
        expect(await asked(page, query, tag)).toMatchObject({ isWidened: true });
        await page.getByText(say('Nobody fits all of this')).waitFor();
        await expectList(page, query, tag);
        expect(await axeComplaints(page)).toEqual([]);
        // The map is one press away, and the address remembers it
        await button(page, say('As a map')).click();
        await expect.poll(() => parameters(page)['view']).toBe('map');
        await page.locator('.web-result-map').waitFor();
        await page.reload({ waitUntil: 'networkidle' });
        await page.locator('.web-result-map').waitFor();
        await button(page, say('As a list')).click();
        await expect.poll(() => parameters(page)['view']).toBeUndefined();
        expect(complaints).toEqual([]);
        await page.context().close();
      },
    );

    it('looks for people by what they say, when no service is called so', async () => {
      const { page, complaints } = await visit();
      const fullName = (await asked(page, '', tag)).items[0]?.fullName ?? '';
      const what = page.getByRole('combobox', { name: say('What do you need?') });
      await what.fill(fullName);
      await what.press('Enter');
      await expect.poll(() => parameters(page)).toEqual({ what: fullName });
      const found = await expectList(page, String(new URLSearchParams({ q: fullName })), tag);
      expect(found.map((one) => one.fullName)).toContain(fullName);
      // Many a name resembles a service by a letter or two; then both are offered
      const { data } = await servicesMeant(page, fullName, tag);
      const whole = say(
        data.services.length > 0
          ? 'We found “{typed}” in the names, lines or services of professionals. Or did you mean a service?'
          : 'No service is called “{typed}”. We found it in the names, lines or services of professionals.',
      );
      await page.getByText(whole.replace('{typed}', fullName)).waitFor();
      expect(await axeComplaints(page)).toEqual([]);

      // Nobody is called so: then it is the service
      const mistyped = { ar: 'سباكك', en: 'plumbeer' }[locale];
      await what.fill(mistyped);
      await what.press('Enter');
      const asService = say('Which service do you mean by “{typed}”?');
      await page.getByText(asService.replace('{typed}', mistyped)).waitFor();
      await expectList(page, 'categoryId=plumbing', tag);

      await what.fill('qwxzy');
      await what.press('Enter');
      await page.getByText(say('No professional has this in their words')).waitFor();
      await button(page, say('All professionals')).click();
      await expect.poll(() => parameters(page)).toEqual({});
      await expectList(page, '', tag);
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it('says what becomes of a place that nobody knows', async () => {
      // Of an old address: it goes without
      const { page } = await visit('?service=plumbing.nothing&place=m-nowhere');
      expect(parameters(page)).toEqual({});
      await expectList(page, '', tag);
      const where = page.getByRole('combobox', { name: say('Where') });
      await expect.poll(() => where.inputValue()).toBe('');
      await where.fill('qwxzy');
      await where.press('Enter');
      await expect.poll(() => parameters(page)['where']).toBe('qwxzy');
      await page.getByText('qwxzy').first().waitFor();
      await expectList(page, '', tag);
      await page.context().close();
    });
  });
}

describe('the first sight of a profile on a phone', () => {
  it('has the first work picture, and no map', async () => {
    const { page } = await stage.guest({ width: 390 });
    const { items } = await asked(page, '', 'ar-LY');
    const html = await Promise.all(
      items.map(async ({ id }) => {
        const answer = await page.request.get(`/professional/profile/${id}/public`);
        return { id, pictures: (await answer.text()).match(/<img [^>]*pictures[^>]*>/gu) ?? [] };
      }),
    );
    const shows = html.find(({ pictures }) => pictures.length > 1);
    const [first = '', second = ''] = shows?.pictures ?? [];
    expect(first).toContain('fetchPriority="high"');
    expect(first).not.toContain('loading="lazy"');
    expect(second).toContain('loading="lazy"');

    await page.goto(`/professional/profile/${shows?.id ?? ''}/public`, {
      waitUntil: 'networkidle',
    });
    const map = page.locator('.web-profile-map');
    await expect.poll(() => map.locator('*').count()).toBe(0);
    await map.scrollIntoViewIfNeeded();
    await map.locator('.ui-map').waitFor();
    await page.context().close();
  });
});

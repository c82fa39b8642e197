// @module-tag journeys

import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';

import { marketStage } from './src/market-stage.ts';
import { bell, type Person } from './src/people.ts';
import type { Visitor } from './src/route-table.ts';
import { type Cookies, signInAll } from './src/visitors.ts';
import { wordsIn } from './src/words.ts';

/** What the bell says, and where names lead. */

const en = wordsIn('en');

const stage = marketStage();
let cookies: Cookies;

beforeAll(async () => {
  cookies = await signInAll(stage.origin);
});

/** A browser in front of which one of the demo accounts, or a guest, is sitting. */
async function visitor(who: Visitor): Promise<Person> {
  const one = await stage.guest({ languageTag: 'en-GB' });
  const url = stage.origin;
  await one.context.addCookies([...cookies[who]].map(([name, value]) => ({ name, value, url })));
  return one;
}

describe('the bell', () => {
  it('says neither a number nor “none” before its count has come', async () => {
    const { page } = await visitor('professional');
    // The socket would bring it, too
    await page.routeWebSocket('**/socket.io/**', () => undefined);
    let letGo: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/notifications?limit=0**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/en/professional/requests');
    await bell(page).waitFor();
    await expect.poll(() => bell(page).getAttribute('aria-label')).toBe(en('Notifications'));
    await expect.poll(() => page.locator('.ui-bell-badge').count()).toBe(0);
    letGo?.();
    await expect.poll(() => bell(page).getAttribute('aria-label')).toMatch(/unread/u);
    // It was not news: nothing is announced
    await expect.poll(() => page.locator('.ui-bell output').textContent()).toBe('');
  });

  it.each([
    ['ar-LY', '/', '1.250'],
    ['en-GB', '/en', '1,250'],
  ] as const)('separates thousands as the language does: %s', async (languageTag, path, count) => {
    const { page, context } = await stage.guest({ languageTag });
    const url = stage.origin;
    const owned = [...cookies.professional].map(([name, value]) => ({ name, value, url }));
    await context.addCookies(owned);
    await page.routeWebSocket('**/socket.io/**', () => undefined);
    await page.route('**/api/notifications?limit=0**', async (route) =>
      route.fulfill({
        json: {
          data: { notifications: [], unread_count: 1250, total_count: 1250, version: 9, newest: 0 },
        },
      }),
    );
    await page.goto(path);
    await expect.poll(() => bell(page).getAttribute('aria-label')).toContain(count);
  });

  it.each([
    ['the server says why', 'FORBIDDEN', en('You don’t have permission to do this.')],
    ['the server says nothing', 'NEVER_HEARD', en('We couldn’t mark this notification as read.')],
  ])('says that a mark failed: %s', async (_why, code, sentence) => {
    const { page } = await visitor('professional');
    await page.route('**/api/notifications/*/read', async (route) =>
      route.fulfill({ status: 403, contentType: 'application/problem+json', json: { code } }),
    );
    await page.goto('/en/professional/requests', { waitUntil: 'networkidle' });
    await bell(page).click();
    await page
      .getByRole('button', { name: new RegExp(`^${en('Mark as read')} .+`, 'u') })
      .first()
      .click();
    const notice = page.locator('[data-sonner-toast]').filter({ hasText: sentence });
    await notice.waitFor();
    // The reason stands alone; the fallback only where there is none
    const isFallback = ((await notice.textContent()) ?? '').includes('couldn’t mark');
    expect(isFallback).toBe(code === 'NEVER_HEARD');
  });

  it('has a tick for each line that names its notification', async () => {
    const { page } = await visitor('professional');
    await page.goto('/en/professional/requests', { waitUntil: 'networkidle' });
    await bell(page).click();
    const lines = page.locator('.ui-notification');
    await lines.first().waitFor();
    const ticks = page.getByRole('button', { name: new RegExp(`^${en('Mark as read')} .+`, 'u') });
    await expect.poll(() => ticks.count()).toBeGreaterThan(0);
  });
});

/** Follows the first name within `around`, and returns it. */
async function followedName(page: Page, around: string): Promise<string | null> {
  const link = page.locator(`${around} .web-professional-link`).first();
  const name = await link.textContent();
  await link.click();
  return name;
}

/** The heading of the page. */
function headingOf(page: Page): Promise<string | null> {
  return page.getByRole('heading', { level: 1 }).textContent();
}

describe('the name of a professional', () => {
  it.each([
    ['whom a request was sent to', '/customer/requests', '.web-invited'],
    ['in the head of a booking', '/customer/bookings?tab=previous', '.web-request-meta'],
  ])('%s leads to their profile', async (_where, list, around) => {
    const { page } = await visitor('customer');
    await page.goto(`/en${list}`, { waitUntil: 'networkidle' });
    // Ids begin with the time, and so with a zero
    const kept = list.split('?')[0];
    await page.locator(`main a[href*="${kept}/0"]`).first().click();
    const name = await followedName(page, around);
    await expect.poll(() => headingOf(page)).toBe(name);
  });

  it('in the steps of a booking leads to their profile', async () => {
    const { page } = await visitor('customer');
    // The steps name who took them: in a finished booking the professional took some
    const answer = await page.request.get('/api/bookings?role=customer&tab=previous&limit=50');
    const {
      items,
    }: { readonly items: readonly { readonly id: string; readonly status: string }[] } =
      await answer.json();
    const finished = items.find(({ status }) => status === 'completed');
    await page.goto(`/en/customer/bookings/${finished?.id}`, { waitUntil: 'networkidle' });
    const name = await followedName(page, '.ui-booking-timeline');
    await expect.poll(() => headingOf(page)).toBe(name);
  });
});

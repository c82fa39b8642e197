import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { bookHeldTime } from './src/book-held-time.ts';
import { button, heading } from './src/find-in-page.ts';
import { axeComplaints } from './src/look-at-page.ts';
import { mailedCode } from './src/mailed-code.ts';
import { marketStage } from './src/market-stage.ts';
import { signIn } from './src/people.ts';
import { type Words, wordsIn } from './src/words.ts';

/** A professional offers a service, a guest books it with a new account, and the service is paused. */

const inWords = { ar: wordsIn('ar'), en: wordsIn('en') };

const stage = marketStage();

async function professional(languageTag: 'ar-LY' | 'en-GB', width: number): Promise<Page> {
  const { page } = await stage.guest({ languageTag, width });
  await signIn(page, stage.origin, 'professional@osta.test');
  return page;
}

/** The address of the demo professional's profile. */
async function profileOf(page: Page): Promise<string> {
  const me = (await (await page.request.get('/api/user/me')).json()) as { readonly id: string };
  return `/professional/profile/${me.id}/public`;
}

/** Signs up from the page of the way in, which leads back to where the guest came from. */
async function signUp(page: Page, say: Words, email: string, name: string): Promise<void> {
  await page.locator('.web-auth-other').getByRole('link').click();
  // Both pages ask for the email, and the former one stays while the other loads
  await page.getByRole('heading', { name: say('Create your account') }).waitFor();
  await page.getByLabel(say('Email')).fill(email);
  await button(page, say('Send me a code')).click();
  await page.getByLabel(say('Code')).fill(await mailedCode(stage.origin, email));
  await page.getByLabel(say('Full name')).fill(name);
  await button(page, say('Create my account')).click();
  await button(page, say('Not now')).click();
}

for (const [locale, tag, width, prefix, name, place, guestName, options] of [
  ['ar', 'ar-LY', 390, '', 'تعليق شاشات', 'حي الأندلس', 'زائر السوق', {}],
  ['en', 'en-GB', 1280, '/en', 'Wall mounting', 'Hay al Andalus', 'Market Guest', { tags: 'all' }],
] as const) {
  const story = 'offers a service that a guest books with a new account, and pauses it';
  it(`a professional who reads ${locale} ${story}`, options, async () => {
    const say = inWords[locale];
    const page = await professional(tag, width);
    await page.goto(`${prefix}/professional/services`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: say('Add a service') }).click();
    await page.waitForURL(/\/services\/add$/u);

    // What is missing is marked
    const save = page.getByRole('button', { name: say('Save and set the hours') });
    await save.click();
    const service = page.getByRole('combobox', { name: say('Service') });
    await expect.poll(() => service.getAttribute('aria-invalid')).toBe('true');
    await service.fill(locale === 'ar' ? 'تعليق' : 'wall mounting');
    await page.getByRole('option').first().click();
    await page.getByLabel(say(locale === 'ar' ? 'Name in Arabic' : 'Name in English')).fill(name);
    await page.getByLabel(say('Price in dinars')).fill('60');
    expect(await axeComplaints(page)).toEqual([]);
    await save.click();
    await page.waitForURL(/\/availability$/u);

    // A day opens with usual hours, which the preview shows at once. Two of them: one that is over by now comes
    // again in a week, after the days that a guest sees first
    await page.getByText(say('No free times. Open at least one day.')).waitFor();
    await page.getByRole('switch').first().click();
    await page.getByRole('switch').nth(1).click();
    await page.locator('.web-slot-time').first().waitFor();
    expect(await axeComplaints(page)).toEqual([]);
    await page.getByRole('button', { name: say('Save the hours') }).click();
    await page.getByText(say('The hours are saved.')).waitFor();

    await page.getByRole('button', { name: say('Publish'), exact: true }).click();
    await page.getByText(say('The service is published.')).waitFor();

    // A guest finds it and chooses a time, which is still chosen once there is an account
    const profile = prefix + (await profileOf(page));
    const { page: guest } = await stage.guest({ languageTag: tag, width });
    await guest.goto(profile, { waitUntil: 'networkidle' });
    const book = guest.getByRole('link', { name: new RegExp(`^${say('Book')}.*${name}$`, 'u') });
    await book.click();
    await guest.waitForURL(/\/customer\/bookings\/new\?/u);
    const times = guest.getByRole('radiogroup', { name: say('Free times') });
    await times.getByRole('radio').last().click();
    await guest.waitForURL(/start=/u);
    const chosen = guest.url();
    await button(guest, say('Log in and book')).click();
    await signUp(guest, say, `guest-of-${locale}@osta.test`, guestName);
    await guest.waitForURL(chosen);
    await button(guest, say('Hold and review')).click();
    await heading(guest, say('Place and note')).waitFor();
    await bookHeldTime(guest, say, place);
    await guest.waitForURL(/\/customer\/bookings\/[0-9a-f-]{36}$/u);
    await guest.getByText(name).first().waitFor();

    await page.goto(`${prefix}/professional/services`, { waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: say('Actions for {name}').replace('{name}', name) })
      .click();
    await page.getByRole('menuitem', { name: say('Pause') }).click();
    await page.getByText(say('The service is paused.')).waitFor();
    await guest.goto(profile, { waitUntil: 'networkidle' });
    await expect.poll(() => book.count()).toBe(0);
    await guest.context().close();
    await page.context().close();
  });
}

it(
  'says where they go by an area that they draw by keys, and how their name is written',
  { tags: 'journeys' },
  async () => {
    const say = wordsIn('en');
    const { page } = await stage.member('professional-4@osta.test', { languageTag: 'en-GB' });
    const { id } = (await (await page.request.get('/api/user/me')).json()) as { id: string };
    await page.goto('/en/professional/profile?section=activity-area', { waitUntil: 'networkidle' });
    await page.getByText(say('An area I draw'), { exact: true }).click();
    await button(page, say('Begin with a square around the start')).click();
    const corners = page.locator('[data-corner]');
    await expect.poll(() => corners.count()).toBe(4);
    const area = page.getByRole('form', { name: say('Where you go to work') });
    // The first corner goes far over the opposite edge
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('Shift+ArrowDown');
    await button(area, say('Save')).click();
    await page
      .getByText(say('The red edges cross or touch. Move a corner until none do.'))
      .waitFor();
    for (let step = 0; step < 8; step += 1) await button(area, say('Undo')).click();
    await corners.first().press('Enter');
    await expect.poll(() => corners.count()).toBe(5);
    expect(await axeComplaints(page)).toEqual([]);
    const saved = page.waitForResponse('**/api/professional/activity-location');
    await button(area, say('Save')).click();
    expect((await saved).status()).toBe(200);

    await page.goto('/en/professional/profile?section=general', { waitUntil: 'networkidle' });
    const names = page.locator('#names');
    await names.getByRole('button', { name: 'Write it as' }).last().click();
    const written = await names.getByLabel(say('Your name in Latin letters')).inputValue();
    const named = page.waitForResponse('**/api/professional/names');
    await button(names, say('Save the name')).click();
    expect((await named).status()).toBe(200);

    await page.goto(`/en/professional/profile/${id}/public`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: written }).waitFor();
    await page.locator('.web-profile-map').scrollIntoViewIfNeeded();
    await page.locator('.web-profile-map polygon.ui-map-area').waitFor();
    await page.context().close();
  },
);

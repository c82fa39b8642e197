// @module-tag journeys

import { expect, it } from 'vitest';

import { button } from './src/find-in-page.ts';
import { axeComplaints } from './src/look-at-page.ts';
import { marketStage } from './src/market-stage.ts';
import { twoSides } from './src/two-sides.ts';
import { wordsIn } from './src/words.ts';

/** What its customer does with a request that is sent. */

const ar = wordsIn('ar');

const day = 24 * 3_600_000;

const stage = marketStage();
const sides = twoSides(stage);

/** Sends a request to the demo professional alone, who has not answered. */
async function sentRequest(): Promise<string> {
  const { customer, professional, send } = sides;
  const me = await professional.page.request.get('/api/user/me');
  const { id }: { readonly id: string } = await me.json();
  const { requestId } = await send<{ readonly requestId: string }>(customer, '/api/requests', {
    content: {
      serviceId: 'hvac.clean',
      description: 'المكيف في الصالون محتاج تنظيف قبل الصيف.',
      placeId: 'm-hay-alandalus',
      addressNote: '',
      budget: null,
      wanted: { kind: 'flexible' },
    },
    professionalIds: [id],
  });
  return requestId;
}

it('goes to others as well, and is withdrawn with a reason that they read', async () => {
  const { customer, professional } = sides;
  const { page, complaints } = customer;
  const requestId = await sentRequest();
  await page.goto(`/customer/requests/${requestId}`, { waitUntil: 'networkidle' });
  const asked = page.locator('.web-invited-person');
  await expect.poll(() => asked.count()).toBe(1);
  await button(page, ar('Ask others')).click();
  const others = page.getByRole('dialog', { name: ar('Ask others') });
  await others.getByRole('checkbox').first().check();
  expect(await axeComplaints(page)).toEqual([]);
  await button(others, ar('Send the request')).click();
  await others.waitFor({ state: 'detached' });
  await expect.poll(() => asked.count()).toBe(2);

  await button(page, ar('More about this request')).click();
  await page.getByRole('menuitem', { name: ar('Withdraw the request') }).click();
  const question = page.getByRole('alertdialog', { name: ar('Withdraw this request') });
  await question.getByText(ar('Every professional who has this request reads it.')).waitFor();
  expect(await axeComplaints(page)).toEqual([]);
  const reason = 'أصلحه قريب لي، ولم أعد بحاجة إلى أحد.';
  await question.getByRole('textbox').fill(reason);
  await button(question, ar('Withdraw')).click();
  await question.waitFor({ state: 'detached' });
  await page.getByText(reason).waitFor();

  await professional.page.goto(`/en/professional/requests/${requestId}`);
  const activity = professional.page.getByRole('region', { name: 'Activity' });
  await activity.getByText(reason).waitFor();
  expect([...complaints, ...professional.complaints]).toEqual([]);
});

it('is changed, and says so of an offer that was made for it as it was', async () => {
  const { customer, professional, send } = sides;
  const { page, complaints } = customer;
  const requestId = await sentRequest();
  await send(professional, `/api/requests/${requestId}/quotes`, {
    terms: {
      price: { kind: 'fixed', amount: 120_000 },
      proposedStart: new Date(Date.now() + 14 * day).toISOString(),
      validUntil: new Date(Date.now() + day).toISOString(),
      note: '',
    },
  });
  await page.goto(`/customer/requests/${requestId}`, { waitUntil: 'networkidle' });
  await button(page, ar('More about this request')).click();
  await page.getByRole('menuitem', { name: ar('Change the request') }).click();
  await page.waitForURL(/\/customer\/requests\/[\da-f-]{36}\/edit$/u);
  await page.getByText(ar('The offers you have become outdated')).waitFor();
  expect(await axeComplaints(page)).toEqual([]);

  const text = 'المكيفان في الصالون وغرفة النوم محتاجان تنظيف.';
  await page.getByLabel(ar('Description')).fill(text);
  // What is typed survives a reload before it is saved; the button is the kit's
  await page.reload({ waitUntil: 'networkidle' });
  await button(page, 'استعادة').click();
  await expect.poll(() => page.getByLabel(ar('Description')).inputValue()).toBe(text);
  await button(page, ar('Save the changes')).click();
  await page.waitForURL(/\/customer\/requests\/[\da-f-]{36}$/u);
  await page.getByText(text).first().waitFor();
  const acceptance = new RegExp(`^${ar('Accept')} `, 'u');
  await expect.poll(() => page.getByRole('button', { name: acceptance }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

// @module-tag journeys

import { expect, it } from 'vitest';

import { button } from './src/find-in-page.ts';
import { axeComplaints } from './src/look-at-page.ts';
import { marketStage } from './src/market-stage.ts';
import { twoSides } from './src/two-sides.ts';
import { wordsIn } from './src/words.ts';

/** What its customer does with a request that is sent. */

const ar = wordsIn('ar');

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
      placeId: 'd-tripoli',
      addressNote: '',
      budget: null,
      wanted: { kind: 'flexible' },
    },
    professionalIds: [id],
  });
  return requestId;
}

it('goes to others as well, until the first offer is there', async () => {
  const { page, complaints } = sides.customer;
  await page.goto(`/customer/requests/${await sentRequest()}`, { waitUntil: 'networkidle' });
  const asked = page.locator('.web-invited-person');
  await expect.poll(() => asked.count()).toBe(1);
  await button(page, ar('Ask others')).click();
  const others = page.getByRole('dialog', { name: ar('Ask others') });
  await others.getByRole('checkbox').first().check();
  expect(await axeComplaints(page)).toEqual([]);
  await button(others, ar('Send the request')).click();
  await others.waitFor({ state: 'detached' });
  await expect.poll(() => asked.count()).toBe(2);
  expect(complaints).toEqual([]);
});

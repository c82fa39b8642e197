import { categoryOf } from '@osta/reference/category-of';
import { expect, it } from 'vitest';

import { offeredBy } from './offered.ts';
import { drawnWork } from './work-scenes.ts';

it('shows pictures of its trade beside a service, and has services without any', async () => {
  // In another order than the gallery, which is in the order of all trades
  const trades = ['plumbing', 'hvac', 'solar'];
  const gallery = await drawnWork(trades, 1);
  const services = offeredBy(trades, 1);

  for (const { offer, photosAt } of services.filter((each) => each.photosAt.length > 0)) {
    const drawn = await drawnWork([categoryOf(offer.serviceId)], 1);
    expect(photosAt.map((place) => gallery[place]?.alt)).toEqual(drawn.map(({ alt }) => alt));
  }
  expect(services.map(({ photosAt }) => photosAt.length)).toEqual([2, 0, 2, 0]);
});

import { ServiceCatalogue } from '@osta/contracts/catalogue/api';
import { expect, it } from 'vitest';

import { listedServices } from './listed-services.ts';

const shown = ServiceCatalogue.parse({
  categories: [
    {
      id: 'hvac',
      name: 'Air conditioning',
      services: [{ id: 'hvac.repair', name: 'Repair' }],
      hidden: [{ id: 'hvac.clean', name: 'Cleaning' }],
    },
    { id: 'pets', name: 'Pets', services: [{ id: 'pets.cats', name: 'Cats' }] },
  ],
  hidden: [{ id: 'solar', name: 'Solar', services: [{ id: 'solar.pump', name: 'Pumps' }] }],
});

it('are those that the catalogue shows, and the last ones while it says nothing', async () => {
  const answers = [
    async () => {
      throw new Error('not yet');
    },
    async (address: string) => {
      expect(address).toBe('http://gateway/api/services');
      return shown;
    },
    async () => {
      throw new Error('no answer');
    },
  ];
  const listed = listedServices('http://gateway', async (address) => {
    const answer = answers.shift();
    if (!answer) throw new Error('asked too often');
    return answer(address);
  });
  expect(await listed()).toContain('solar.pump');
  expect(await listed()).toEqual(['hvac.repair', 'pets.cats']);
  expect(await listed()).toEqual(['hvac.repair', 'pets.cats']);
});

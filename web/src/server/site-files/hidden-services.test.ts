import { ServiceCatalogue } from '@osta/contracts/catalogue/api';
import { expect, it } from 'vitest';

import { hiddenServices } from './hidden-services.ts';

const shown = ServiceCatalogue.parse({
  categories: [
    {
      id: 'hvac',
      name: 'Air conditioning',
      services: [{ id: 'hvac.repair', name: 'Repair' }],
      hidden: [{ id: 'hvac.clean', name: 'Cleaning' }],
    },
    { id: 'plumbing', name: 'Plumbing', services: [{ id: 'plumbing.leak', name: 'Leaks' }] },
  ],
});

it('are those that the catalogue says, and the last ones while it says nothing', async () => {
  const answers = [
    async (address: string) => {
      expect(address).toBe('http://gateway/api/services');
      return shown;
    },
    async () => {
      throw new Error('no answer');
    },
  ];
  const hidden = hiddenServices('http://gateway', async (address) => {
    const answer = answers.shift();
    if (!answer) throw new Error('asked too often');
    return answer(address);
  });
  expect([...(await hidden())]).toEqual(['hvac.clean']);
  expect([...(await hidden())]).toEqual(['hvac.clean']);
});

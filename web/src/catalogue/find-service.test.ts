import type { ServiceCatalogue } from '@osta/contracts/catalogue/api';
import { expect, it } from 'vitest';

import { findAnyService, findAnyTrade, findService, offeredService } from './find-service.ts';

const catalogue = {
  categories: [
    { id: 'solar', name: 'Solar', services: [{ id: 'solar.pump', name: 'Pumps' }] },
    {
      id: 'pest',
      name: 'Pests',
      services: [{ id: 'pest.insects', name: 'Insects' }],
      hidden: [{ id: 'pest.snakes', name: 'Snakes' }],
    },
  ],
  hidden: [{ id: 'pets', name: 'Pets', services: [{ id: 'pets.cats', name: 'Cats' }] }],
} as unknown as ServiceCatalogue;

it('a hidden service keeps its name, and is not offered', () => {
  expect(findService(catalogue, 'pest.snakes')).toBeNull();
  expect(findAnyService(catalogue, 'pest.snakes')?.service.name).toBe('Snakes');
  expect(findAnyService(catalogue, 'pest.snakes')?.category.id).toBe('pest');
});

it('a hidden trade keeps its name and those of its services, and offers none', () => {
  expect(findService(catalogue, 'pets.cats')).toBeNull();
  expect(findAnyService(catalogue, 'pets.cats')?.service.name).toBe('Cats');
  expect(findAnyTrade(catalogue, 'pets')?.name).toBe('Pets');
  expect(findAnyTrade(catalogue, 'solar')?.name).toBe('Solar');
  expect(findAnyTrade(catalogue, 'magic')).toBeUndefined();
});

it('a service that is offered is found either way, an unknown one in neither', () => {
  for (const find of [findService, findAnyService]) {
    expect(find(catalogue, 'solar.pump')?.service.name).toBe('Pumps');
    expect(find(catalogue, 'solar.magic')).toBeNull();
  }
});

it('an address leads to a service only while it is offered', () => {
  expect(offeredService(catalogue, 'solar.pump')).toBe('solar.pump');
  expect(offeredService(catalogue, 'pest.snakes')).toBeNull();
  expect(offeredService(catalogue, 'solar.magic')).toBeNull();
  expect(offeredService(catalogue, undefined)).toBeNull();
});

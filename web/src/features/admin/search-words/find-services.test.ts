import { expect, it } from 'vitest';

import { findServices } from './find-services.ts';

const trades = [
  {
    id: 'plumbing',
    name: 'Plumbing',
    services: [
      { id: 'plumbing.leak', name: 'Leaks' },
      { id: 'plumbing.drain', name: 'Drains' },
    ],
  },
  { id: 'hvac', name: 'تكييف', services: [{ id: 'hvac.clean', name: 'غسيل المكيّفات' }] },
];

function found(wanted: string): readonly string[] {
  return findServices(trades, wanted).flatMap(({ services }) => services.map(({ id }) => id));
}

it('finds services by a part of their name, of their id, or by their trade', () => {
  expect(found(' LEAK ')).toEqual(['plumbing.leak']);
  expect(found('hvac.')).toEqual(['hvac.clean']);
  expect(found('plumb')).toEqual(['plumbing.leak', 'plumbing.drain']);
  expect(found('plumbing drains')).toEqual(['plumbing.drain']);
  expect(found('المكيفات تكييف')).toEqual(['hvac.clean']);
  expect(found('roof')).toEqual([]);
});

it('returns everything for an empty search', () => {
  expect(findServices(trades, '  ')).toEqual(trades);
});

it('finds a trade that has no service yet', () => {
  const withPets = [...trades, { id: 'pet-care', name: 'Pets', services: [] }];
  const ids = (wanted: string): readonly string[] =>
    findServices(withPets, wanted).map(({ id }) => id);
  expect(ids('')).toContain('pet-care');
  expect(ids('pets')).toEqual(['pet-care']);
  expect(ids('leak')).toEqual(['plumbing']);
});

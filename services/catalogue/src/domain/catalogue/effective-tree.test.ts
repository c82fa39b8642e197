import { CatalogueTree } from '@osta/contracts/catalogue/api';
import { CategoryId } from '@osta/reference/category-id';
import { categoryList } from '@osta/reference/category-list';
import { ServiceId } from '@osta/reference/service-id';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { effectiveTree, type ChangedEntry } from './effective-tree.ts';

const tradeIds = categoryList.map(({ id }) => CategoryId.parse(id));
const serviceIds = categoryList.flatMap(({ services }) =>
  services.map(({ id }) => ServiceId.parse(id)),
);
const name = { ar: 'اسم آخر', en: 'Another name' };

/** Any order of some of the ids: others are younger than the order. */
function someOf<Id>(ids: readonly Id[]): fc.Arbitrary<Id[]> {
  return fc.shuffledSubarray([...ids]);
}

const changes = fc
  .record({
    trades: someOf(tradeIds),
    services: someOf(serviceIds),
    hidden: someOf(serviceIds),
    drawn: someOf(tradeIds),
  })
  .map(({ trades, services, hidden, drawn }) => {
    const all = new Map<string, ChangedEntry>([['trades', { version: 1, order: trades }]]);
    for (const id of tradeIds) {
      const order = services.filter((service) => service.startsWith(`${id}.`));
      const trade = drawn.includes(id)
        ? { trade: { name, icon: CategoryId.parse('water'), isHidden: false } }
        : {};
      all.set(id, { version: 2, order, ...trade });
    }
    for (const id of hidden) all.set(id, { version: 3, service: { name, isHidden: true } });
    return { all, trades, hidden };
  });

describe('the tree of trades and services', () => {
  it('is that of the release without changes', () => {
    const tree = effectiveTree(new Map());
    expect(
      tree.trades.map(({ id, name: { ar, en }, services }) => [id, ar, en, services.length]),
    ).toEqual(
      categoryList.map(({ id, name: { ar, en }, services }) => [id, ar, en, services.length]),
    );
    // What Osta came with can be saved again: every name keeps to the rules of names
    expect(CatalogueTree.parse(tree)).toEqual(tree);
  });

  it('has everything once, each service in its trade, whatever is changed', () => {
    fc.assert(
      fc.property(changes, ({ all, trades, hidden }) => {
        const tree = effectiveTree(all);
        expect(tree.trades.map(({ id }) => id).toSorted()).toEqual(tradeIds.toSorted());
        const services = tree.trades.flatMap((trade) => trade.services);
        expect(services.map(({ id }) => id).toSorted()).toEqual(serviceIds.toSorted());
        for (const trade of tree.trades) {
          expect(trade.services.every(({ id }) => id.startsWith(`${trade.id}.`))).toBe(true);
        }
        expect(tree.trades.slice(0, trades.length).map(({ id }) => id)).toEqual(trades);
        const away = services.filter(({ isHidden }) => isHidden).map(({ id }) => id);
        expect(away.toSorted()).toEqual(hidden.toSorted());
      }),
      { numRuns: 25 },
    );
  });

  it('keeps the order of the release for what an order does not name', () => {
    const order = ['solar.pump', 'solar.clean'].map((id) => ServiceId.parse(id));
    const { trades } = effectiveTree(new Map([['solar', { version: 1, order }]]));
    expect(trades.find(({ id }) => id === 'solar')?.services.map(({ id }) => id)).toEqual([
      'solar.pump',
      'solar.clean',
      'solar.install',
      'solar.inverter',
    ]);
  });

  it('says of each entry how often it was changed, and what it was called first', () => {
    const { version, trades } = effectiveTree(
      new Map<string, ChangedEntry>([
        ['trades', { version: 4, order: [] }],
        [
          'solar',
          { version: 2, trade: { name, icon: CategoryId.parse('water'), isHidden: false } },
        ],
      ]),
    );
    expect(version).toBe(4);
    expect(trades.find(({ id }) => id === 'solar')).toMatchObject({
      version: 2,
      name,
      icon: 'water',
      originalName: { en: 'Solar and batteries' },
    });
  });
});

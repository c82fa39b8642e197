import type { EntryNames } from '@osta/contracts/catalogue/entry-look';
import type { CatalogueEvent } from '@osta/contracts/catalogue/events';
import type { OrderChanged } from '@osta/contracts/catalogue/order-changed';
import type { ServiceChanged } from '@osta/contracts/catalogue/service-changed';
import type { TradeChanged } from '@osta/contracts/catalogue/trade-changed';
import { Instant } from '@osta/contracts/instant';
import { CategoryId } from '@osta/reference/category-id';
import { ServiceId } from '@osta/reference/service-id';
import { describe, expect, it } from 'vitest';

import { catalogueEntry, type CatalogueEntry } from './catalogue-entry.ts';
import { changeOrder } from './change-order.ts';
import { changeService } from './change-service.ts';
import { changeTrade } from './change-trade.ts';
import { effectiveTree, type CatalogueChanges } from './effective-tree.ts';

const context = {
  actor: 'system',
  now: Instant.parse('2026-03-01T07:30:00.000Z'),
  newId: () => '01980000-0000-7000-8000-0000000000d1',
} as const;
const none: CatalogueEntry = { status: 'none' };
const reason = 'Shorter on a card';
const solar = CategoryId.parse('solar');
const solarName = { ar: 'طاقة شمسية وبطاريات', en: 'Solar and batteries' };
const install = ServiceId.parse('solar.install');
const installName = { ar: 'تركيب منظومة طاقة شمسية', en: 'Solar system installation' };
const others = ['solar.inverter', 'solar.clean', 'solar.pump'].map((id) => ServiceId.parse(id));
const shorter: EntryNames = { ar: 'طاقة شمسية', en: 'Solar' };

/** The tree in which these services are hidden. */
function treeWithout(...hidden: readonly ServiceId[]): ReturnType<typeof effectiveTree> {
  const changes: CatalogueChanges = new Map(
    hidden.map((id) => [
      id,
      { version: 1, service: { name: { ar: `اسم ${id}`, en: id }, isHidden: true } },
    ]),
  );
  return effectiveTree(changes);
}

const tree = treeWithout();

describe('a trade', () => {
  it('gets another name and another icon together', () => {
    const data = {
      entryId: solar,
      name: shorter,
      icon: CategoryId.parse('water'),
      isHidden: false,
      reason,
    };
    const changed: TradeChanged = { type: 'osta.catalogue.trade-changed', data };
    expect(changeTrade(data, none, context, tree)).toEqual({ ok: true, events: [changed] });
  });

  it('is not changed by what it is already', () => {
    const same = { entryId: solar, name: solarName, icon: solar, isHidden: false, reason };
    expect(changeTrade(same, none, context, tree)).toEqual({ ok: true, events: [] });
  });

  it('is hidden with all of its services', () => {
    const data = { entryId: solar, name: solarName, icon: solar, isHidden: true, reason };
    const changed: TradeChanged = { type: 'osta.catalogue.trade-changed', data };
    expect(changeTrade(data, none, context, tree)).toEqual({ ok: true, events: [changed] });
  });

  it('is changed only where there is one', () => {
    const pets = { entryId: CategoryId.parse('pets'), name: shorter, icon: solar };
    expect(changeTrade({ ...pets, isHidden: false, reason }, none, context, tree)).toMatchObject({
      refused: { code: 'ENTRY_NOT_FOUND' },
    });
    expect(changeOrder({ entryId: pets.entryId, order: [] }, none, context, tree)).toMatchObject({
      refused: { code: 'ENTRY_NOT_FOUND' },
    });
    const cats = { entryId: ServiceId.parse('solar.cats'), name: shorter, isHidden: false, reason };
    expect(changeService(cats, none, context, tree)).toMatchObject({
      refused: { code: 'ENTRY_NOT_FOUND' },
    });
  });

  it('is not called like another one, in either language', () => {
    const en = {
      entryId: solar,
      name: { ...shorter, en: 'PEST control' },
      icon: solar,
      isHidden: false,
      reason,
    };
    expect(changeTrade(en, none, context, tree)).toMatchObject({
      refused: { code: 'ENTRY_NAME_TAKEN', language: 'en', by: 'pest' },
    });
    const ar = {
      entryId: solar,
      name: { ...shorter, ar: 'كهرباء' },
      icon: solar,
      isHidden: false,
      reason,
    };
    expect(changeTrade(ar, none, context, tree)).toMatchObject({
      refused: { code: 'ENTRY_NAME_TAKEN', language: 'ar', by: 'electrical' },
    });
  });
});

describe('a service', () => {
  it('is hidden, and keeps its name', () => {
    const data = { entryId: install, name: installName, isHidden: true, reason };
    const changed: ServiceChanged = { type: 'osta.catalogue.service-changed', data };
    expect(changeService(data, none, context, tree)).toEqual({ ok: true, events: [changed] });
    const again = { ...data, isHidden: false };
    expect(changeService(again, none, context, tree)).toEqual({ ok: true, events: [] });
  });

  it('is not called like another one of its trade, but like one of another trade', () => {
    const taken = { ...installName, en: 'solar water PUMPING' };
    const data = { entryId: install, isHidden: false, reason };
    expect(changeService({ ...data, name: taken }, none, context, tree)).toMatchObject({
      refused: { code: 'ENTRY_NAME_TAKEN', language: 'en', by: 'solar.pump' },
    });
    const elsewhere = { ...installName, en: 'Water heaters' };
    expect(changeService({ ...data, name: elsewhere }, none, context, tree).ok).toBe(true);
  });

  it('is shown while it is the last one of its trade', () => {
    const hide = { entryId: install, name: installName, isHidden: true, reason };
    expect(changeService(hide, none, context, treeWithout(...others))).toMatchObject({
      refused: { code: 'LAST_SERVICE_OF_TRADE' },
    });
    // Its name alone may change
    const rename = { ...hide, isHidden: false, name: shorter };
    expect(changeService(rename, none, context, treeWithout(...others)).ok).toBe(true);
  });
});

describe('an order', () => {
  const order = [...others, install];

  it('has every service of a trade once, also a hidden one', () => {
    const data = { entryId: solar, order };
    const changed: OrderChanged = { type: 'osta.catalogue.order-changed', data };
    expect(changeOrder(data, none, context, treeWithout(install))).toEqual({
      ok: true,
      events: [changed],
    });
  });

  it('is not recorded when it is the same', () => {
    const same = { entryId: solar, order: [install, ...others] };
    expect(changeOrder(same, none, context, treeWithout())).toMatchObject({ events: [] });
    const trades = { entryId: 'trades' as const, order: tree.trades.map(({ id }) => id) };
    expect(changeOrder(trades, none, context, tree)).toMatchObject({ events: [] });
  });

  it.each([
    ['leaves one out', others],
    ['names one twice', [...others, ServiceId.parse('solar.pump')]],
    ['has one of another trade', [...others, ServiceId.parse('plumbing.leak')]],
    ['has one more', [...order, ServiceId.parse('plumbing.leak')]],
  ])('is refused when it %s', (_name, wrong) => {
    expect(changeOrder({ entryId: solar, order: wrong }, none, context, tree)).toMatchObject({
      refused: { code: 'ORDER_INCOMPLETE' },
    });
  });
});

it('a stream keeps words, look and order beside each other', () => {
  const events: readonly CatalogueEvent[] = [
    {
      type: 'osta.catalogue.search-words-changed',
      data: { entryId: solar, words: { ar: ['شمس'], en: [] }, reason },
    },
    { type: 'osta.catalogue.order-changed', data: { entryId: solar, order: others } },
    {
      type: 'osta.catalogue.trade-changed',
      data: { entryId: solar, name: shorter, icon: solar, isHidden: false, reason },
    },
  ];
  expect(
    events.reduce<CatalogueEntry>((state, event) => catalogueEntry.evolve(state, event), none),
  ).toEqual({
    status: 'changed',
    entryId: solar,
    words: { ar: ['شمس'], en: [] },
    order: others,
    trade: { name: shorter, icon: solar, isHidden: false },
  });
});

import type { ServiceAdded } from '@osta/contracts/catalogue/service-added';
import type { TradeAdded } from '@osta/contracts/catalogue/trade-added';
import { Instant } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { CategoryId } from '@osta/reference/category-id';
import { ServiceId } from '@osta/reference/service-id';
import { expect, describe, it } from 'vitest';

import { addService, type AddService } from './add-service.ts';
import { addTrade, type AddTrade } from './add-trade.ts';
import { catalogueEntry, type CatalogueEntry } from './catalogue-entry.ts';
import { changeSearchWords, firstWordsOf, wordsOf } from './change-search-words.ts';
import { effectiveTree, type CatalogueChanges } from './effective-tree.ts';

const context = {
  actor: 'system',
  now: Instant.parse('2026-03-01T07:30:00.000Z'),
  newId: () => '01980000-0000-7000-8000-0000000000d1',
} as const;
const reason = 'Asked for every week';

const pets: AddTrade = {
  entryId: CategoryId.parse('pet-care'),
  name: { ar: 'عناية بالحيوانات', en: 'Pet care' },
  icon: CategoryId.parse('garden'),
  words: { ar: ['قطط'], en: ['cats', 'cats', 'dogs'] },
  reason,
};
const grooming: AddService = {
  entryId: ServiceId.parse('pet-care.grooming'),
  name: { ar: 'قص شعر القطط', en: 'Cat grooming' },
  words: { ar: [], en: [] },
  reason,
};
const addedTrade: TradeAdded = {
  type: 'osta.catalogue.trade-added',
  data: { ...pets, words: { ar: ['قطط'], en: ['cats', 'dogs'] } },
};
const addedService: ServiceAdded = { type: 'osta.catalogue.service-added', data: grooming };

const tree = effectiveTree(new Map());
const tradeState = catalogueEntry.evolve(catalogueEntry.initial, addedTrade);
const serviceState = catalogueEntry.evolve(catalogueEntry.initial, addedService);

/** What admins have changed, from the states of entries. */
function changesOf(...states: readonly CatalogueEntry[]): CatalogueChanges {
  return new Map(
    states.flatMap((state) =>
      state.status === 'none' ? [] : [[state.entryId, { ...state, version: 1 }] as const],
    ),
  );
}

const withPets = effectiveTree(changesOf(tradeState));

describe('a trade', () => {
  it('is added with its names, its icon and its words, each once', () => {
    given(catalogueEntry).when(addTrade, pets, context, tree).emits(addedTrade);
  });

  it.each([
    ['an id that the release has', { entryId: CategoryId.parse('solar') }, 'ENTRY_EXISTS'],
    ['the name of another one', { name: { ...pets.name, en: 'pest CONTROL' } }, 'ENTRY_NAME_TAKEN'],
    ['a word that says nothing', { words: { ar: [], en: ['the'] } }, 'SEARCH_WORD_EMPTY'],
  ])('is refused with %s', (_what, change, code) => {
    expect(addTrade({ ...pets, ...change }, catalogueEntry.initial, context, tree)).toMatchObject({
      refused: { code },
    });
  });

  it('is added once', () => {
    given(catalogueEntry, addedTrade)
      .when(addTrade, pets, context, withPets)
      .refuses({ code: 'ENTRY_EXISTS' });
  });
});

describe('a service', () => {
  it('is added to a trade of the release, and to one that was added', () => {
    given(catalogueEntry).when(addService, grooming, context, withPets).emits(addedService);
    const meters = { ...grooming, entryId: ServiceId.parse('plumbing.smart-meters') };
    given(catalogueEntry)
      .when(addService, meters, context, tree)
      .emits({ type: 'osta.catalogue.service-added', data: meters });
  });

  it('is not added to a trade that is not there', () => {
    given(catalogueEntry)
      .when(addService, grooming, context, tree)
      .refuses({ code: 'ENTRY_NOT_FOUND' });
  });

  it.each([
    ['an id that its trade has', { entryId: ServiceId.parse('plumbing.leak') }, 'ENTRY_EXISTS'],
    [
      'the name of another one of its trade',
      {
        entryId: ServiceId.parse('plumbing.boilers'),
        name: { ...grooming.name, en: 'Water heaters' },
      },
      'ENTRY_NAME_TAKEN',
    ],
    ['a word that says nothing', { words: { ar: [], en: ['the'] } }, 'SEARCH_WORD_EMPTY'],
  ])('is refused with %s', (_what, change, code) => {
    expect(
      addService({ ...grooming, ...change }, catalogueEntry.initial, context, withPets),
    ).toMatchObject({ refused: { code } });
  });
});

describe('what was added', () => {
  it('is in the tree behind the release, until an order says another place', () => {
    const { trades } = effectiveTree(changesOf(tradeState, serviceState));
    expect(trades.at(-1)).toMatchObject({
      id: 'pet-care',
      version: 1,
      name: pets.name,
      originalName: pets.name,
      icon: 'garden',
      isHidden: false,
      services: [{ id: 'pet-care.grooming', version: 1, name: grooming.name, isHidden: false }],
    });
    const changes = new Map([
      ...changesOf(tradeState),
      ['trades', { version: 1, order: [pets.entryId] }],
    ]);
    expect(effectiveTree(changes).trades[0]?.id).toBe('pet-care');
  });

  it('is changed like what Osta came with, and keeps its first name', () => {
    const name = { ar: 'حيوانات', en: 'Animals' };
    const renamed = catalogueEntry.evolve(tradeState, {
      type: 'osta.catalogue.trade-changed',
      data: { entryId: pets.entryId, name, icon: pets.icon, isHidden: true, reason },
    });
    expect(effectiveTree(changesOf(renamed)).trades.at(-1)).toMatchObject({
      name,
      originalName: pets.name,
      isHidden: true,
    });
  });

  it('has its own words, which change like those of any entry', () => {
    expect(wordsOf(pets.entryId, tradeState)).toEqual(addedTrade.data.words);
    const words = { entryId: pets.entryId, ar: [], en: ['hamsters'], reason };
    given(catalogueEntry, addedTrade)
      .when(changeSearchWords, words, context)
      .emits({
        type: 'osta.catalogue.search-words-changed',
        data: { entryId: pets.entryId, words: { ar: [], en: ['hamsters'] }, reason },
      });
    const changed = catalogueEntry.evolve(tradeState, {
      type: 'osta.catalogue.search-words-changed',
      data: { entryId: pets.entryId, words: { ar: [], en: ['hamsters'] }, reason },
    });
    expect(firstWordsOf(pets.entryId, changed)).toEqual(addedTrade.data.words);
    given(catalogueEntry)
      .when(changeSearchWords, words, context)
      .refuses({ code: 'ENTRY_NOT_FOUND' });
  });

  it('is left out where a release has come to have its id', () => {
    const leak = { ...grooming, entryId: ServiceId.parse('plumbing.leak') };
    const state = catalogueEntry.evolve(catalogueEntry.initial, {
      type: 'osta.catalogue.service-added',
      data: leak,
    });
    const plumbing = effectiveTree(changesOf(state)).trades.find(({ id }) => id === 'plumbing');
    expect(plumbing?.services.filter(({ id }) => id === 'plumbing.leak')).toHaveLength(1);
  });
});

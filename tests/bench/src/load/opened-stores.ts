import type { Availability } from '@osta/contracts/offering/availability';
import { newKey, seal } from '@osta/platform/personal-data/sealing';
import { CategoryId } from '@osta/reference/category-id';
import { categoryList } from '@osta/reference/category-list';
import { PlaceId } from '@osta/reference/place-id';
import { placeList } from '@osta/reference/place-list';
import { store } from '@osta/store/domain/store/fold';
import type { StoreContent } from '@osta/store/domain/store/store';
import { storeVector } from '@osta/store/search/store-words';
import type { Pool } from 'pg';

import { addStoresSql } from './opened-stores.sql.ts';

const batch = 5000;

/** Names of which each is had by one store in forty. */
const families =
  `الورفلي الزليطني المصراتي الفيتوري الترهوني الغرياني الزنتاني القماطي السويحلي البوسيفي
  الككلي الجبالي الشريف الدرسي العبيدي البرعصي المغربي الحاسي الفرجاني المجبري
  Warfalli Zlitni Misrati Fituri Tarhuni Ghariani Zintani Gmati Swehli Busaifi
  Kikli Jebali Sharif Dersi Obeidi Barassi Maghrabi Hasi Ferjani Mejberi`.split(/\s+/u);
/** Consonants of made-up words, one for each digit. */
const letters = 'ب ت ج د ر س ف ق ل م'.split(' ');

/** The word that one store alone has in its name. @param number of the store, from 1 */
export function rareWord(number: number): string {
  const digits = String(number).padStart(7, '0').split('').map(Number);
  return `نو${digits.map((digit) => letters[digit]).join('ا')}`;
}

/** Replaces all stores by so many public ones, with names and descriptions in both languages. */
export async function openStores(pool: Pool, total: number): Promise<void> {
  await pool.query('truncate store.store, store.store_words, store.subject_key');
  for (let first = 0; first < total; first += batch) {
    const made = Array.from({ length: Math.min(batch, total - first) }, (_, nth) =>
      storeOf(first + nth + 1),
    );
    await pool.query(addStoresSql, [
      made.map(({ id }) => id),
      made.map(({ content }) => JSON.stringify(content)),
      made.map(({ words }) => words),
      made.map(({ key }) => key),
      store.version,
    ]);
  }
  await pool.query('vacuum analyze store.store');
  await pool.query('vacuum analyze store.store_words');
}

const day = [
  { from: 540, to: 810 },
  { from: 960, to: 1260 },
];
const hours: Availability = {
  zone: 'Africa/Tripoli',
  week: {
    saturday: day,
    sunday: day,
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: [],
  },
  fridayBreak: null,
  exceptions: [],
  leaves: [],
  seasons: [],
};

interface MadeStore {
  /** Of the store and of its owner. */
  readonly id: string;
  readonly content: StoreContent;
  /** As text of a tsvector. */
  readonly words: string;
  /** Of the owner: what the store says is sealed by it. */
  readonly key: Buffer;
}

function storeOf(number: number): MadeStore {
  const id = `01980000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
  const key = newKey();
  const sealed = (ar: string, en: string): { readonly ar: string; readonly en: string } => ({
    ar: seal(ar, id, key),
    en: seal(en, id, key),
  });
  const place = pick(placeList, number);
  const trade = pick(categoryList, number * 7);
  const [first, second] = [pick(trade.services, number), pick(trade.services, number + 1)];
  const family = pick(families, number * 3);
  const name = `${family} ${rareWord(number)}`;
  const description = {
    ar: `نقدموا ${first.name.ar} و${second.name.ar} بأسعار معقولة كل أيام الأسبوع`,
    en: `${first.name.en} and ${second.name.en} at fair prices on every day`,
  };
  return {
    id,
    key,
    words: storeVector({
      names: [name, family],
      kinds: [trade.name.ar, trade.name.en, place.name.ar, place.name.en],
      trades: [CategoryId.parse(trade.id)],
      descriptions: [description.ar, description.en],
    }),
    content: {
      basic: {
        name: sealed(name, family),
        description: sealed(description.ar, description.en),
        categoryIds: [CategoryId.parse(trade.id)],
        legalName: '',
        registrationNumber: '',
      },
      contact: null,
      location: {
        placeId: PlaceId.parse(place.id),
        address: { ar: '', en: '' },
        point: {
          longitude: place.lon + (number % 97) * 0.005,
          latitude: place.lat + (number % 89) * 0.005,
        },
      },
      openingHours: hours,
      features: [],
      social: { facebook: '', instagram: '', tiktok: '', youtube: '', telegram: '', x: '' },
      paymentMethods: ['cash'],
      pictures: [],
    },
  };
}

function pick<Item>(all: readonly Item[], number: number): Item {
  const item = all[number % all.length];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}

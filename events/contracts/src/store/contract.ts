import type { ServiceContract } from '../service-contract.ts';
import { MyStoreData } from './my-data.ts';
import { storeTopic } from './topic.ts';

/** Stores: their pages, members and subscriptions. */
export const storeContract = {
  name: 'store',
  topics: [storeTopic],
  myData: {
    file: 'stores.json',
    path: '/api/stores/my-data',
    answer: MyStoreData,
    about: {
      ar: 'متاجرك كما تحررها، واشتراكاتها ودفعاتها، وكل ما فعلته فيها',
      en: 'your stores as you edit them, their subscriptions and payments, and all that you did there',
    },
  },
} as const satisfies ServiceContract;

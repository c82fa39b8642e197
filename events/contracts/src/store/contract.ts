import { invoiceTopic } from '../invoice/topic.ts';
import type { ServiceContract } from '../service-contract.ts';
import { storeAdminOperations } from './admin-operations.ts';
import { memberOperations } from './member-operations.ts';
import { storeOperations } from './operations.ts';
import { sectionOperations } from './section-operations.ts';
import { subscriptionOperations } from './subscription-operations.ts';
import { storeTopic } from './topic.ts';

/** Stores: their pages, members and subscriptions, with the invoices of these. */
export const storeContract = {
  name: 'store',
  topics: [storeTopic, invoiceTopic],
  operations: {
    ...storeOperations,
    ...sectionOperations,
    ...memberOperations,
    ...subscriptionOperations,
    ...storeAdminOperations,
  },
  myData: {
    file: 'stores.json',
    operation: storeOperations.getMyStoreData,
    about: {
      ar: 'متاجرك كما تحررها، واشتراكاتها ودفعاتها، وكل ما فعلته فيها',
      en: 'your stores as you edit them, their subscriptions and payments, and all that you did there',
    },
  },
} as const satisfies ServiceContract;

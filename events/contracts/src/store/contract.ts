import { invoiceTopic } from '../invoice/topic.ts';
import { planOperations } from '../plan/operations.ts';
import { planTopic } from '../plan/topic.ts';
import type { ServiceContract } from '../service-contract.ts';
import { storeAdminOperations } from './admin-operations.ts';
import { memberOperations } from './member-operations.ts';
import { storeOperations } from './operations.ts';
import { sectionOperations } from './section-operations.ts';
import { subscriptionOperations } from './subscription-operations.ts';
import { storeTopic } from './topic.ts';

/** Stores: their pages, members and subscriptions, with their plans and invoices. */
export const storeContract = {
  name: 'store',
  topics: [storeTopic, invoiceTopic, planTopic],
  follows: { booking: 'events', catalogue: 'events', identity: 'words', professional: 'words' },
  operations: {
    ...storeOperations,
    ...sectionOperations,
    ...memberOperations,
    ...subscriptionOperations,
    ...storeAdminOperations,
    ...planOperations,
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

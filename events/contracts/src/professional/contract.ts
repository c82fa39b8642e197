import { applicationAdminOperations } from '../application/admin-operations.ts';
import { applicationOperations } from '../application/operations.ts';
import { applicationTopic } from '../application/topic.ts';
import { offeringAdminOperations } from '../offering/admin-operations.ts';
import { offeringOperations } from '../offering/operations.ts';
import { offeringTopic } from '../offering/topic.ts';
import type { ServiceContract } from '../service-contract.ts';
import { professionalOperations } from './operations.ts';
import { professionalTopic } from './topic.ts';

/** Professionals whom customers can ask. */
export const professionalContract = {
  name: 'professional',
  topics: [professionalTopic, offeringTopic, applicationTopic],
  follows: { booking: 'events', catalogue: 'events', identity: 'words', request: 'events' },
  operations: {
    ...professionalOperations,
    ...applicationOperations,
    ...applicationAdminOperations,
    ...offeringOperations,
    ...offeringAdminOperations,
  },
  myData: {
    file: 'professional.json',
    operation: professionalOperations.getMyProfile,
    about: {
      ar: 'ملفك المهني كما يراه الزبائن، وطلب انضمامك، وكل ما قلته فيهما',
      en: 'your profile as customers see it, your application, and all that they have said',
    },
  },
} as const satisfies ServiceContract;

import { applicationTopic } from '../application/topic.ts';
import { catalogueTopic } from '../catalogue/topic.ts';
import { offeringTopic } from '../offering/topic.ts';
import type { ServiceContract } from '../service-contract.ts';
import { MyProfile } from './my-data.ts';
import { professionalTopic } from './topic.ts';

/** Professionals whom customers can ask. */
export const professionalContract = {
  name: 'professional',
  topics: [professionalTopic, offeringTopic, applicationTopic, catalogueTopic],
  myData: {
    file: 'professional.json',
    path: '/api/professional/my-data',
    answer: MyProfile,
    about: {
      ar: 'ملفك المهني كما يراه الزبائن، وطلب انضمامك، وكل ما قلته فيهما',
      en: 'your profile as customers see it, your application, and all that they have said',
    },
  },
} as const satisfies ServiceContract;

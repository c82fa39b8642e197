import type { ServiceContract } from '../service-contract.ts';
import { MyProfile } from './my-data.ts';
import { professionalTopic } from './topic.ts';

/** Professionals whom customers can ask. */
export const professionalContract = {
  name: 'professional',
  topics: [professionalTopic],
  myData: {
    file: 'professional.json',
    path: '/api/professional/my-data',
    answer: MyProfile,
    about: {
      ar: 'ملفك المهني كما يراه الزبائن، وكل ما نشرته فيه',
      en: 'your profile as customers see it, and all that it has said',
    },
  },
} as const satisfies ServiceContract;

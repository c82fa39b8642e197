import { redirectOperations } from '../redirect/operations.ts';
import { redirectTopic } from '../redirect/topic.ts';
import type { ServiceContract } from '../service-contract.ts';
import { catalogueOperations } from './operations.ts';
import { catalogueTopic } from './topic.ts';

/**
 * What admins maintain for the whole site: trades, services and places with the words that find them, and
 * redirects. None of it is the data of the person who asks for an export.
 */
export const catalogueContract = {
  name: 'catalogue',
  topics: [catalogueTopic, redirectTopic],
  follows: { identity: 'words' },
  operations: { ...catalogueOperations, ...redirectOperations },
  myData: null,
} as const satisfies ServiceContract;

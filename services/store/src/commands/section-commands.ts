import { sectionOperations } from '@osta/contracts/store/section-operations';
import { commandsOf } from '@osta/platform/http/commands-of';
import type { Pool } from 'pg';

import { draftStore } from '../domain/store/draft-store.ts';
import { saveBasic, saveLocation } from '../domain/store/save-reviewed-section.ts';
import {
  saveContact,
  saveFeatures,
  saveOpeningHours,
  savePaymentMethods,
  saveSocial,
} from '../domain/store/save-section.ts';
import { findPublicPart as queryPublicPart } from '../queries/public-part.ts';
import { basicFacts, draftingFacts } from './drafting-facts.ts';
import type { StoreAggregate } from './store-aggregate.ts';
import { storeProblems } from './store-problems.ts';

interface Wiring {
  readonly stores: StoreAggregate;
  readonly pool: Pool;
}

/** Declares the commands that begin a store and save its sections. */
export function sectionCommands({ stores, pool }: Wiring) {
  const command = commandsOf(stores, storeProblems);
  const findPublicPart = queryPublicPart(pool);

  return {
    draftStore: command(sectionOperations.draftStore, {
      access: 'registered',
      rateLimit: { points: 10, seconds: 3600 },
      streamOf: (_content, { newId }) => newId(0),
      decide: draftStore,
      facts: draftingFacts,
    }),

    saveBasic: command(sectionOperations.saveStoreBasic, {
      access: 'registered',
      rateLimit: { points: 60, seconds: 60 },
      decide: saveBasic,
      facts: basicFacts(pool, findPublicPart),
    }),

    saveContact: command(sectionOperations.saveStoreContact, {
      access: 'registered',
      rateLimit: { points: 60, seconds: 60 },
      decide: saveContact,
    }),

    saveLocation: command(sectionOperations.saveStoreLocation, {
      access: 'registered',
      rateLimit: { points: 60, seconds: 60 },
      decide: saveLocation,
      facts: findPublicPart,
    }),

    saveOpeningHours: command(sectionOperations.saveStoreOpeningHours, {
      access: 'registered',
      rateLimit: { points: 60, seconds: 60 },
      decide: saveOpeningHours,
    }),

    saveFeatures: command(sectionOperations.saveStoreFeatures, {
      access: 'registered',
      rateLimit: { points: 60, seconds: 60 },
      decide: saveFeatures,
    }),

    saveSocial: command(sectionOperations.saveStoreSocial, {
      access: 'registered',
      rateLimit: { points: 60, seconds: 60 },
      decide: saveSocial,
    }),

    savePaymentMethods: command(sectionOperations.saveStorePaymentMethods, {
      access: 'registered',
      rateLimit: { points: 60, seconds: 60 },
      decide: savePaymentMethods,
    }),
  };
}

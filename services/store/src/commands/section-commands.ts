import { StoreId } from '@osta/contracts/ids';
import { CreateStoreRequest, StoreReceipt } from '@osta/contracts/store/api';
import {
  BasicSection,
  ContactSection,
  FeaturesSection,
  LocationSection,
  OpeningHoursSection,
  PaymentMethodsSection,
  SocialSection,
} from '@osta/contracts/store/sections';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import { draftStore } from '../domain/store/draft-store.ts';
import { saveBasic, saveLocation } from '../domain/store/save-reviewed-section.ts';
import {
  saveContact,
  saveFeatures,
  saveOpeningHours,
  savePaymentMethods,
  saveSocial,
} from '../domain/store/save-section.ts';
import type { FindPublicPart } from '../queries/public-part.ts';
import { draftingFacts } from './drafting-facts.ts';
import type { StoreAggregate } from './store-aggregate.ts';
import { forMembers as problems, storeRows } from './store-problems.ts';

interface Wiring {
  readonly stores: StoreAggregate;
  readonly findPublicPart: FindPublicPart;
}

const params = z.strictObject({ storeId: StoreId });
const sections = '/api/stores/{storeId}/sections';

/** What the sections have in common. */
const saving = {
  method: 'put',
  access: 'registered',
  rateLimit: { points: 60, seconds: 60 },
  params,
  problems,
  answer: StoreReceipt,
} as const;

/** Declares the commands that begin a store and save its sections. */
export function sectionCommands({ stores, findPublicPart }: Wiring) {
  return {
    draftStore: defineCommand(stores, {
      name: 'draftStore',
      summary: 'Create a store, which you own',
      method: 'post',
      path: '/api/stores',
      access: 'registered',
      rateLimit: { points: 10, seconds: 3600 },
      body: CreateStoreRequest,
      streamOf: (_content, { newId }) => newId(0),
      decide: draftStore,
      facts: draftingFacts,
      problems: storeRows('STORE_LIMIT_REACHED'),
      answer: StoreReceipt,
      status: 201,
    }),

    saveBasic: defineCommand(stores, {
      ...saving,
      name: 'saveStoreBasic',
      summary: 'Save what the store is; a public page keeps its name until the new one is approved',
      path: `${sections}/basic`,
      body: BasicSection,
      decide: saveBasic,
      facts: findPublicPart,
    }),

    saveContact: defineCommand(stores, {
      ...saving,
      name: 'saveStoreContact',
      summary: 'Save how customers reach the store',
      path: `${sections}/contact`,
      body: ContactSection,
      decide: saveContact,
    }),

    saveLocation: defineCommand(stores, {
      ...saving,
      name: 'saveStoreLocation',
      summary:
        'Save where the store is; a public page keeps its place until the new one is approved',
      path: `${sections}/location`,
      body: LocationSection,
      decide: saveLocation,
      facts: findPublicPart,
    }),

    saveOpeningHours: defineCommand(stores, {
      ...saving,
      name: 'saveStoreOpeningHours',
      summary: 'Save when the store is open',
      path: `${sections}/openingHours`,
      body: OpeningHoursSection,
      decide: saveOpeningHours,
    }),

    saveFeatures: defineCommand(stores, {
      ...saving,
      name: 'saveStoreFeatures',
      summary: 'Save the features of the store',
      path: `${sections}/features`,
      body: FeaturesSection,
      decide: saveFeatures,
    }),

    saveSocial: defineCommand(stores, {
      ...saving,
      name: 'saveStoreSocial',
      summary: 'Save the social accounts of the store',
      path: `${sections}/social`,
      body: SocialSection,
      decide: saveSocial,
    }),

    savePaymentMethods: defineCommand(stores, {
      ...saving,
      name: 'saveStorePaymentMethods',
      summary: 'Save how customers can pay',
      path: `${sections}/payment-methods`,
      body: PaymentMethodsSection,
      decide: savePaymentMethods,
    }),
  };
}

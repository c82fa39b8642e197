import { storeContract } from '@osta/contracts/store/contract';
import { StoreField } from '@osta/contracts/store/status';
import type { Queryable } from '@osta/event-store/queryable';
import { openWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import type { OpenedStore, StoreContent } from '../domain/store/store.ts';
import type { Payment } from '../domain/store/subscription-state.ts';

/** Takes a sealed text and returns it opened. */
type Open = (text: string) => string;

/** Returns stores with their sealed words opened, in one round trip. */
export async function openStores(
  database: Queryable,
  stores: readonly OpenedStore[],
): Promise<readonly OpenedStore[]> {
  const sealed = stores.flatMap((store) => {
    const words: { readonly subject: string; readonly text: string }[] = [];
    withWords(store, (text) => {
      words.push({ subject: store.ownerId, text });
      return text;
    });
    return words;
  });
  const opened = await openWords(database, storeContract.name, sealed);
  const words = new Map(sealed.map(({ text }, n) => [text, opened[n] ?? '']));
  return stores.map((store) => withWords(store, (text) => words.get(text) ?? ''));
}

/** Returns a store with its sealed words opened. */
export async function openStore(pool: Pool, store: OpenedStore): Promise<OpenedStore> {
  const [opened = store] = await openStores(pool, [store]);
  return opened;
}

function withWords(store: OpenedStore, open: Open): OpenedStore {
  const {
    content,
    live,
    submitted,
    before,
    changes,
    decision,
    invitations,
    staff,
    blocks,
    subscription,
  } = store;
  const notes = { ...changes };
  for (const field of StoreField.options) notes[field] = open(changes[field]);
  return {
    ...store,
    content: openContent(content, open),
    live: live && openContent(live, open),
    submitted: submitted && openContent(submitted, open),
    before: before && openContent(before, open),
    changes: notes,
    decision: decision && { ...decision, note: open(decision.note) },
    invitations: invitations.map((each) => Object.assign({}, each, { email: open(each.email) })),
    staff: staff.map((each) => Object.assign({}, each, { title: openBoth(each.title, open) })),
    blocks: blocks.map((each) => Object.assign({}, each, { reason: open(each.reason) })),
    subscription: {
      ...subscription,
      payments: subscription.payments.map((each) => openPayment(each, open)),
      announced: subscription.announced.map((each) =>
        Object.assign({}, each, {
          reference: open(each.reference),
          declined: each.declined && { ...each.declined, note: open(each.declined.note) },
        }),
      ),
    },
  };
}

function openPayment(payment: Payment, open: Open): Payment {
  const { reference, replacement, refunds, proposed } = payment;
  return {
    ...payment,
    reference: open(reference),
    replacement: replacement && { ...replacement, note: open(replacement.note) },
    refunds: refunds.map((each) => Object.assign({}, each, { note: open(each.note) })),
    proposed: proposed && {
      ...proposed,
      reference: open(proposed.reference),
      note: open(proposed.note),
    },
  };
}

function openContent(content: StoreContent, open: Open): StoreContent {
  const { basic, contact, location, social } = content;
  return {
    ...content,
    basic: {
      ...basic,
      name: openBoth(basic.name, open),
      description: openBoth(basic.description, open),
      legalName: open(basic.legalName),
      registrationNumber: open(basic.registrationNumber),
    },
    contact: contact && {
      phone: open(contact.phone),
      whatsapp: open(contact.whatsapp),
      email: open(contact.email),
      website: open(contact.website),
    },
    location: location && { ...location, address: openBoth(location.address, open) },
    social: {
      facebook: open(social.facebook),
      instagram: open(social.instagram),
      tiktok: open(social.tiktok),
      youtube: open(social.youtube),
      telegram: open(social.telegram),
      x: open(social.x),
    },
  };
}

interface Both {
  readonly ar: string;
  readonly en: string;
}

function openBoth({ ar, en }: Both, open: Open): { ar: string; en: string } {
  return { ar: open(ar), en: open(en) };
}

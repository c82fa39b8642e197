import type { StoreId } from '@osta/contracts/ids';
import type {
  ReceiptLimitReached,
  ReceiptRefused,
  StoreNotFound,
  StoreRoleTooLow,
  SubscriptionIllegalTransition,
} from '@osta/contracts/store/refusals';
import type { UploadedReceipt } from '@osta/contracts/store/subscription-api';
import { subscriptionOperations } from '@osta/contracts/store/subscription-operations';
import { privateFileHeaders } from '@osta/platform/files/file-headers';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { unlessOverloaded } from '@osta/platform/http/unless-overloaded';
import type { Pool } from 'pg';

import { storeProblems } from '../commands/store-problems.ts';
import { roleOf } from '../domain/store/on-store.ts';
import { forOwner } from '../domain/store/on-subscription.ts';
import { makeReceipt } from '../files/make-receipt.ts';
import { mostReceipts, receiptFiles, type StoreReceipts } from '../files/store-receipts.ts';
import { readStoreRow } from '../queries/store-row.ts';

interface ReceiptRoutes {
  readonly pool: Pool;
  readonly receipts: StoreReceipts;
}

/** How each stored form is read: a picture in the browser, a document of before as a file to save. */
const forms = {
  'receipt.webp': { type: 'image/webp', disposition: 'inline; filename="receipt.webp"' },
  'receipt.pdf': { type: 'application/pdf', disposition: 'attachment; filename="receipt.pdf"' },
} as const;

type Stored =
  | { readonly body: UploadedReceipt }
  | {
      readonly refused:
        | ReceiptLimitReached
        | ReceiptRefused
        | StoreNotFound
        | StoreRoleTooLow
        | SubscriptionIllegalTransition;
    };

/** Returns the routes of the receipts of payments: their upload by owners, and what owners and admins read. */
export function receiptRoutes({ pool, receipts }: ReceiptRoutes): readonly Route[] {
  async function store(
    storeId: StoreId,
    actor: Parameters<typeof roleOf>[1],
    bytes: Uint8Array,
  ): Promise<Stored> {
    const row = await readStoreRow(pool, storeId);
    // Before the work: strangers make nobody decode anything
    const checked = forOwner('announce-payment', row?.state ?? { status: 'none' }, { actor });
    if (!checked.ok) return { refused: checked.refused };
    const made = await makeReceipt(bytes);
    if (!made.ok) return { refused: made.refused };
    const receiptId = await receipts.add(storeId, [made.form]);
    if (receiptId === null) {
      return { refused: { code: 'RECEIPT_LIMIT_REACHED', limit: mostReceipts } };
    }
    return { body: { receiptId } };
  }

  return [
    defineRoute(subscriptionOperations.uploadStoreReceipt, {
      access: 'registered',
      problems: storeProblems,
      rateLimit: { points: 20, seconds: 3600 },
      handle: ({ params: { storeId }, principal, file }) =>
        unlessOverloaded(() => store(storeId, principal.userId, file?.bytes ?? new Uint8Array())),
    }),

    defineRoute(subscriptionOperations.getStoreReceipt, {
      access: 'registered',
      platformProblems: ['NOT_FOUND'],
      handle: async ({ params: { storeId, receiptId }, principal }) => {
        const row = await readStoreRow(pool, storeId);
        const isOwner = row !== undefined && roleOf(row.state, principal.userId) === 'owner';
        if (!isOwner && !principal.isAdmin) return { problem: 'NOT_FOUND' };
        for (const file of receiptFiles) {
          const bytes = await receipts.find(storeId, receiptId, file);
          if (bytes) {
            const { type, disposition } = forms[file];
            return { file: { bytes, type }, headers: privateFileHeaders(disposition) };
          }
        }
        return { problem: 'NOT_FOUND' };
      },
    }),
  ];
}

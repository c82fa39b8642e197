import type { StoreId } from '@osta/contracts/ids';
import type { Clock } from '@osta/platform/clock';
import type { FileStore } from '@osta/platform/files/file-store';
import { keepFiles, type KeptFiles } from '@osta/platform/files/kept-files';
import type { Pool } from 'pg';

import { receiptRows } from './store-receipts.sql.ts';

/** How many receipts a store keeps: a payment each month for many years, and those that were declined. */
export const mostReceipts = 200;

/** What a receipt is kept as: a picture. Of those from before PDFs were drawn, some are documents as they came. */
export const receiptFiles = ['receipt.webp', 'receipt.pdf'] as const;
export type ReceiptFile = (typeof receiptFiles)[number];

/** The receipts of payments. They are private: only a route that checks the reader reads them. */
export type StoreReceipts = KeptFiles<StoreId, ReceiptFile>;

/** Returns the receipts of payments in a store of files. */
export function createStoreReceipts(pool: Pool, files: FileStore, clock: Clock): StoreReceipts {
  const keeper = { pool, files, clock, rows: receiptRows, folder: 'receipts', most: mostReceipts };
  return keepFiles(keeper, receiptFiles);
}

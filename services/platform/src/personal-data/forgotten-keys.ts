import type { ReadTable } from '@osta/subscription/read-model';

/** Who was forgotten, for copies that do not take in again what a late event says of them. No key is among it. */
export const forgottenKeys: ReadTable = {
  name: 'subject_key',
  columns: ['subject', 'key'],
  where: 'key is null',
};

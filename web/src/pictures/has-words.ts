import type { LocalizedText } from '@osta/contracts/locale';

/** Whether a text is there in one language at least. */
export function hasWords({ ar, en }: LocalizedText): boolean {
  return ar.trim() !== '' || en.trim() !== '';
}

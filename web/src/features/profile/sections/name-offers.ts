import type { LocalizedText } from '@osta/contracts/locale';
import { inOtherScript } from '@osta/contracts/professional/in-other-script';

/** Returns how a name may be written in each script; empty where there is nothing to offer, or it is so already. */
export function nameOffers(names: LocalizedText, accountName: string): LocalizedText {
  const offer = (from: string, written: string, script: RegExp): string => {
    const other = inOtherScript(from.trim() === '' ? accountName : from);
    return script.test(other) && other !== written.trim() ? other : '';
  };
  return {
    ar: offer(names.en, names.ar, /\p{Script=Arabic}/u),
    en: offer(names.ar, names.en, /\p{Script=Latin}/u),
  };
}

import type { Locale } from '@osta/contracts/locale';

import type { Mailer } from '../mail/mailer.ts';
import { writeLetter } from '../mail/write-letter.ts';

/** Sends short messages to telephones. Rejects when the provider did not accept one. */
export interface PhoneMessages {
  /** @param phone `+218912345678` */
  sendCode(phone: string, code: string, locale: Locale): Promise<void>;
}

/** Returns the development messages: they go to the mailbox, with the number as the address. */
export function developmentMessages(mailbox: Mailer): PhoneMessages {
  return {
    sendCode: async (phone, code, locale) =>
      mailbox.send(await writeLetter(phone, 'phone-code', { code }, locale)),
  };
}

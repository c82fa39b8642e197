import type { Mailer } from './mailer.ts';

/**
 * The mailer of a production without a mail server: it refuses every mail, everything else works.
 */
export const noMailer: Mailer = {
  send: () => Promise.reject(new Error('No mail server: set SMTP_URL')),
  close: () => Promise.resolve(),
};

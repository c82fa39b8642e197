import type { Mailer } from './mailer.ts';

/** Where no mail server is configured in production: every mail is refused, everything else works. */
export const noMailer: Mailer = {
  send: () => Promise.reject(new Error('No mail server: set SMTP_URL')),
  close: () => Promise.resolve(),
};

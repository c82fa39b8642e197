import { createTransport } from 'nodemailer';

import type { Mailer } from './mailer.ts';

export interface SmtpConfig {
  /** `smtp://user:password@host:587`, or `smtps://` */
  readonly url: string;
  /** `Osta <no-reply@osta.example>` */
  readonly from: string;
}

/** Somebody waits for the answer while this runs: better a clear no than a long wait. */
const timeoutMilliseconds = 10_000;

/** Hands mail to an SMTP server, over a few connections that are kept. */
export function smtpMailer({ url, from }: SmtpConfig): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
    // A mail is text that we wrote: it never reads files or fetches addresses
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ to, subject, text, html, locale }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
      });
    },

    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}

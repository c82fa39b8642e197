import { createTransport } from 'nodemailer';

import type { Mailer } from './mailer.ts';

export interface SmtpConfig {
  /** `smtp://user:password@host:587`, or `smtps://` */
  readonly url: string;
  /** `Osta <no-reply@osta.example>` */
  readonly from: string;
}

/** A caller waits while this runs: a clear failure is better than a long wait. */
const timeoutMilliseconds = 10_000;

/** Sends mail to an SMTP server, over a few kept connections. */
export function smtpMailer({ url, from }: SmtpConfig): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
    // Our mails are plain text and HTML: nodemailer must never read files or fetch addresses for
    // them
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ to, subject, text, html, locale, calendar }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(calendar && {
          icalEvent: { method: calendar.method, filename: 'osta.ics', content: calendar.text },
        }),
        headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
      });
    },

    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}

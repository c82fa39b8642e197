import { createTransport } from 'nodemailer';

import type { Mailer } from './mailer.ts';

export interface SmtpConfig {
  /** `smtp://user:password@host:587`, or `smtps://` */
  readonly url: string;
  /** `Osta <no-reply@osta.example>` */
  readonly from: string;
}

/**
 * The mail server did not take a letter. It has neither the words of the server nor what nodemailer adds to them:
 * both name the recipient, and errors are logged.
 */
class NotTaken extends Error {
  override readonly name = 'NotTaken';
  /** As nodemailer says it: `EENVELOPE`, `ECONNREFUSED`. */
  readonly code: string;
  /** Of SMTP; `undefined` where the server did not answer. */
  readonly responseCode: number | undefined;

  constructor(error: unknown) {
    const code = memberOf(error, 'code');
    const responseCode = memberOf(error, 'responseCode');
    const hasAnswered = typeof responseCode === 'number';
    // Without an answer it tells of a connection alone
    const how = hasAnswered || !(error instanceof Error) ? String(responseCode) : error.message;
    super(`The mail server did not take a letter: ${how}`);
    this.code = typeof code === 'string' ? code : '';
    this.responseCode = hasAnswered ? responseCode : undefined;
  }
}

function memberOf(error: unknown, name: string): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
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
      const sending = transport.sendMail({
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
      await sending.catch((error: unknown) => {
        throw new NotTaken(error);
      });
    },

    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}

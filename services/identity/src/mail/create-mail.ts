import type { Clock } from '@osta/platform/clock';
import type { Logger } from 'pino';

import type { PrismaClient } from '../generated/prisma/client.ts';
import { developmentMailbox, type DevelopmentMailbox } from './development-mailbox.ts';
import type { Mailer } from './mailer.ts';
import { noMailer } from './no-mailer.ts';
import { smtpMailer, type SmtpConfig } from './smtp-mailer.ts';

interface MailOptions {
  readonly smtp: SmtpConfig | null;
  readonly isProduction: boolean;
  readonly prisma: PrismaClient;
  readonly clock: Clock;
  readonly log: Logger;
}

/** How mail is sent. */
export interface MailWay {
  readonly mailer: Mailer;
  /** `null` where mail is really sent, and always in production. */
  readonly mailbox: DevelopmentMailbox | null;
}

/**
 * Returns the SMTP mailer if one is configured; otherwise the development mailbox, or in production
 * a mailer that refuses.
 */
export function createMail({ smtp, isProduction, prisma, clock, log }: MailOptions): MailWay {
  if (smtp !== null) return { mailer: smtpMailer(smtp), mailbox: null };
  if (isProduction) {
    log.error('SMTP_URL is missing: no codes can be sent');
    return { mailer: noMailer, mailbox: null };
  }
  const mailbox = developmentMailbox(prisma, clock);
  return { mailer: mailbox, mailbox };
}

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

/** How mail leaves. */
export interface MailWay {
  readonly mailer: Mailer;
  /** `null` wherever mail really leaves, and always in production. */
  readonly mailbox: DevelopmentMailbox | null;
}

/** A mail server where there is one; else the mailbox of development, which production has not. */
export function createMail({ smtp, isProduction, prisma, clock, log }: MailOptions): MailWay {
  if (smtp !== null) return { mailer: smtpMailer(smtp), mailbox: null };
  if (isProduction) {
    log.error('SMTP_URL is missing: nobody can be sent a code');
    return { mailer: noMailer, mailbox: null };
  }
  const mailbox = developmentMailbox(prisma, clock);
  return { mailer: mailbox, mailbox };
}

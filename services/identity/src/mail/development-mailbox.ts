import { Locale } from '@osta/contracts/locale';
import type { Clock } from '@osta/platform/clock';
import { v7 as uuidV7 } from 'uuid';

import type { DevelopmentMail, PrismaClient } from '../generated/prisma/client.ts';
import type { Mail, Mailer } from './mailer.ts';

/** A mail in the mailbox. */
export interface ReceivedMail extends Mail {
  readonly id: string;
  readonly sentAt: Date;
}

/** Stores mail in a table instead of sending it. */
export interface DevelopmentMailbox extends Mailer {
  /** Returns one mail; null if there is none. */
  find(id: string): Promise<ReceivedMail | null>;
  /** @returns at most fifty mails, newest first; to one address, or to all */
  read(to?: string): Promise<readonly ReceivedMail[]>;
}

const shown = 50;

/** Returns a mailbox that everybody can read. Never used in production. */
export function developmentMailbox(prisma: PrismaClient, clock: Clock): DevelopmentMailbox {
  return {
    async send({ to, subject, text, html, locale }) {
      const data = { id: uuidV7(), recipient: to, subject, body: text, html, locale };
      await prisma.developmentMail.create({ data: { ...data, sentAt: clock.now() } });
    },

    async find(id) {
      const row = await prisma.developmentMail.findUnique({ where: { id } });
      return row && received(row);
    },

    async read(to) {
      const rows = await prisma.developmentMail.findMany({
        where: to === undefined ? {} : { recipient: to },
        orderBy: { id: 'desc' },
        take: shown,
      });
      return rows.map(received);
    },

    close: () => Promise.resolve(),
  };
}

function received(row: DevelopmentMail): ReceivedMail {
  const { id, recipient, subject, body, html, locale, sentAt } = row;
  return { id, to: recipient, subject, text: body, html, locale: Locale.parse(locale), sentAt };
}

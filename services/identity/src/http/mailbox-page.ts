import type { Page } from '@osta/platform/service';

import type { DevelopmentMailbox } from '../mail/development-mailbox.ts';
import { mailboxHtml, mailboxPolicy } from './mailbox-html.ts';

/**
 * `/dev/mailbox`: a page for people, JSON for whoever asks for JSON; `?to=` narrows both to one
 * address. Exists only where there is a mailbox.
 */
export function mailboxPage(received: DevelopmentMailbox): Page {
  return {
    path: '/dev/mailbox',

    async handle(request, response) {
      const to = new URL(request.url ?? '/', 'http://here').searchParams.get('to') ?? '';
      const address = to.trim().toLowerCase();
      const mails = await received.read(address === '' ? undefined : address);

      const wantsJson = (request.headers.accept ?? '').includes('application/json');
      const body = wantsJson
        ? JSON.stringify({
            // The address last: digits in it are no code
            mails: mails.map(({ subject, text, locale, sentAt, to: recipient }) => {
              return { subject, text, locale, sentAt, to: recipient };
            }),
          })
        : mailboxHtml(mails, address);

      response.writeHead(200, {
        'content-type': wantsJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
        'content-security-policy': mailboxPolicy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        vary: 'accept',
      });
      response.end(body);
    },
  };
}

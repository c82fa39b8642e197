import type { ServerResponse } from 'node:http';

import { Locale } from '@osta/contracts/locale';
import type { Page } from '@osta/platform/service';
import { validate as isUuid } from 'uuid';

import type { DevelopmentMailbox } from '../mail/development-mailbox.ts';
import { sampleLetter } from '../mail/sample-letters.ts';
import { lettersHtml, mailboxHtml, mailboxPolicy } from './mailbox-html.ts';

/** Returns the pages of the mailbox: the list, each mail, and samples of every letter. */
export function mailboxPages(received: DevelopmentMailbox): readonly Page[] {
  return [mailboxPage(received), mailPage(received), lettersPage()];
}

/**
 * `/dev/mailbox`: HTML, or JSON for clients that accept JSON; `?to=` filters both by address. It
 * exists only where there is a mailbox.
 */
function mailboxPage(received: DevelopmentMailbox): Page {
  return {
    path: '/dev/mailbox',

    async handle(request, response) {
      const to = new URL(request.url ?? '/', 'http://here').searchParams.get('to') ?? '';
      const address = to.trim().toLowerCase();
      const mails = await received.read(address === '' ? undefined : address);

      const wantsJson = (request.headers.accept ?? '').includes('application/json');
      const body = wantsJson
        ? JSON.stringify({
            // The address comes last: a client that searches for a code must not find digits of the
            // address
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

/** `/dev/mailbox/mails/{id}`: one mail as a mail program shows it. */
function mailPage(received: DevelopmentMailbox): Page {
  return {
    path: '/dev/mailbox/mails/:id',

    async handle(request, response) {
      const id = pathOf(request.url).split('/').at(-1) ?? '';
      const mail = isUuid(id) ? await received.find(id) : null;
      showHtml(response, mail?.html);
    },
  };
}

/** `/dev/mailbox/letters` and `/dev/mailbox/letters/{language}/{kind}`: with sample facts. */
function lettersPage(): Page {
  return {
    path: '/dev/mailbox/letters{/:locale/:kind}',

    async handle(request, response) {
      const [, , , , locale, kind] = pathOf(request.url).split('/');
      if (locale === undefined) {
        response.writeHead(200, { ...headers, 'content-security-policy': mailboxPolicy });
        response.end(lettersHtml());
        return;
      }
      const language = Locale.safeParse(locale).data;
      showHtml(response, language && (await sampleLetter(kind ?? '', language)));
    },
  };
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** The text of a mail can load and run nothing; inline styles are allowed. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

function showHtml(response: ServerResponse, html: string | undefined): void {
  response.writeHead(html === undefined ? 404 : 200, {
    ...headers,
    'content-security-policy': letterPolicy,
  });
  response.end(html ?? '404');
}

function pathOf(url = '/'): string {
  return new URL(url, 'http://here').pathname;
}

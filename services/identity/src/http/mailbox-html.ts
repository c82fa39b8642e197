import { createHash } from 'node:crypto';

import type { ReceivedMail } from '../mail/development-mailbox.ts';
import { sampleKinds } from '../mail/sample-letters.ts';

const style = `
:root { color-scheme: light dark; --ink: #1b1b1f; --soft: #5c5f66; --line: #dfe2e8; --paper: #fff;
  --ground: #f5f7fa; --accent: #0065d4; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e8ec; --soft: #a0a5ae; --line: #2f343c;
  --paper: #1b1f25; --ground: #121519; --accent: #7db6ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.6 Inter, Vazirmatn, system-ui, sans-serif; }
main { max-inline-size: 44rem; margin-inline: auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.3; }
h1 span { display: block; font-size: 1rem; }
h2 { margin: 0; font-size: 1.05rem; }
.soft { color: var(--soft); }
header { margin-block-end: 1.5rem; }
a { color: var(--accent); }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-block: 1rem 2rem; }
label { flex: 1 1 16rem; display: grid; gap: .25rem; font-size: .875rem; color: var(--soft); }
input, button { font: inherit; border-radius: .5rem; border: 1px solid var(--line);
  padding: .5rem .75rem; background: var(--paper); color: var(--ink); min-block-size: 2.75rem; }
button { background: var(--accent); border-color: var(--accent); color: var(--paper); cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
article { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem;
  padding: 1rem 1.25rem; margin-block-end: 1rem; }
article p { white-space: pre-line; margin-block: .75rem 0; }
article p:first-of-type { font-size: .875rem; margin-block-start: .25rem; }
.code { font: 600 1.25em/1 ui-monospace, monospace; letter-spacing: .12em; user-select: all;
  color: var(--accent); }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Allows the page's own style only: the text of a mail can load and run nothing. */
export const mailboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Returns the development mailbox as a page in both languages, each mail in its own direction.
 *
 * @param to the address that filters the page; empty for all
 */
export function mailboxHtml(mails: readonly ReceivedMail[], to: string): string {
  return page(`<header>
<h1>بريد التطوير <span class="soft" lang="en" dir="ltr">Development mailbox</span></h1>
<p class="soft">ما كان سيُرسل بالبريد الإلكتروني يصل إلى هنا. لا وجود لهذه الصفحة عند التشغيل الفعلي.</p>
<p class="soft" lang="en" dir="ltr">What would be sent by email arrives here. In production this page does not exist.</p>
<p><a href="/dev/mailbox/letters">كل الرسائل · All letters</a></p>
</header>
<form method="get" action="/dev/mailbox">
<label>العنوان · Address
<input name="to" type="email" dir="ltr" autocomplete="off" value="${escape(to)}"></label>
<button>عرض · Show</button>
</form>
${mails.length === 0 ? empty : mails.map(article).join('\n')}`);
}

/** Returns a page of links to every letter in both languages. */
export function lettersHtml(): string {
  const rows = sampleKinds.map(
    (kind) => `<li><bdi dir="ltr">${kind}</bdi>:
<a href="/dev/mailbox/letters/ar/${kind}">العربية</a> · <a href="/dev/mailbox/letters/en/${kind}" lang="en">English</a></li>`,
  );
  return page(`<header>
<h1>كل الرسائل <span class="soft" lang="en" dir="ltr">All letters</span></h1>
<p><a href="/dev/mailbox">بريد التطوير · Development mailbox</a></p>
</header>
<ul>${rows.join('\n')}</ul>`);
}

function page(content: string): string {
  return `<!doctype html>
<html lang="ar" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>بريد التطوير · Development mailbox</title>
<style>${style}</style>
<main>
${content}
</main>
</html>
`;
}

const empty = `<p class="soft">لا رسائل بعد. <span lang="en" dir="ltr">No mail yet.</span></p>`;

function article({ id, to, subject, text, html, locale, sentAt }: ReceivedMail): string {
  const time = sentAt.toISOString();
  const direction = locale === 'ar' ? 'rtl' : 'ltr';
  return `<article lang="${locale}" dir="${direction}">
<h2>${escape(subject)}</h2>
<p class="soft"><bdi dir="ltr">${escape(to)}</bdi> · <time datetime="${time}" dir="ltr">${time}</time></p>
<p>${escape(text).replaceAll(/\b\d{6}\b/gu, '<bdi class="code">$&</bdi>')}</p>
${html === '' ? '' : `<p><a href="/dev/mailbox/mails/${id}">كما تظهر · As it looks</a></p>`}
</article>`;
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => entities.get(character) ?? '');
}

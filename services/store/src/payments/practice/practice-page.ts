import { createHash } from 'node:crypto';

import type { Locale } from '@osta/contracts/locale';

import type { PracticeCheckout } from './practice-checkouts.ts';

const style = `
:root { color-scheme: light dark; --ink: #1b1b1f; --soft: #5c5f66; --line: #dfe2e8; --paper: #fff;
  --ground: #eef1f6; --accent: #0b5cad; --on-accent: #fff; --note: #fff4d6; --note-ink: #5b4300;
  --note-line: #ecd9a0; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e8ec; --soft: #a7adb7; --line: #343a44;
  --paper: #1b1f25; --ground: #111418; --accent: #8bbcff; --on-accent: #0b1a2c; --note: #33290f;
  --note-ink: #f3dfa6; --note-line: #57471c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); min-block-size: 100vh;
  font: 16px/1.7 Inter, Vazirmatn, 'Noto Sans Arabic', system-ui, sans-serif; }
main { max-inline-size: 30rem; margin-inline: auto; padding: 1.5rem 1rem 3rem; }
.top { display: flex; justify-content: space-between; align-items: center; gap: 1rem;
  margin-block-end: 1rem; font-weight: 600; }
.top a { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: .5rem;
  font-weight: 400; }
a { color: var(--accent); }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; overflow: hidden; }
.note { margin: 0; background: var(--note); color: var(--note-ink); padding: .75rem 1.5rem;
  border-block-end: 1px solid var(--note-line); font-size: .9375rem; }
.inside { padding: 1.5rem; }
h1 { margin: 0; font-size: 1rem; font-weight: 400; color: var(--soft); }
.amount { margin: .25rem 0 0; font-size: 2.25rem; line-height: 1.3; font-weight: 700; }
.about { margin: .25rem 0 1.5rem; color: var(--soft); }
form { display: grid; gap: .75rem; }
button, .back { font: inherit; min-block-size: 3rem; inline-size: 100%; padding: .5rem 1rem;
  border-radius: .75rem; border: 1px solid var(--line); background: transparent; color: var(--ink);
  cursor: pointer; text-align: center; }
.pay { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
h2 { margin: 1rem 0 0; padding-block-start: 1rem; border-block-start: 1px solid var(--line);
  font-size: .9375rem; color: var(--soft); font-weight: 600; }
.back { display: flex; align-items: center; justify-content: center; margin-block-start: 1rem;
  border-color: transparent; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Allows the page's own style, and its own form. */
export const practicePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const words = {
  ar: {
    name: 'الدفع التجريبي',
    note: 'هذا مزوّد دفع للتجربة. لا يسحب مالًا، ولا يطلب بطاقة ولا محفظة.',
    title: 'المبلغ المطلوب',
    about: 'اشتراك متجر في أُسطى',
    pay: 'الدفع الآن',
    others: 'جرّب ما قد يحدث',
    later: 'ادفع، ويتأخر التأكيد قليلًا',
    less: 'ادفع مبلغًا أقل من المطلوب',
    decline: 'ارفض الدفع',
    back: 'ارجع إلى المتجر دون دفع',
    answered: 'وصل ردّك. ارجع إلى المتجر لترى النتيجة.',
    expired: 'انتهت مهلة هذا الدفع. ارجع إلى المتجر وابدأ من جديد.',
    backNow: 'ارجع إلى المتجر',
    currency: 'د.ل',
  },
  en: {
    name: 'Practice payments',
    note: 'This is a practice provider. It takes no money, and asks for no card or wallet.',
    title: 'Amount to pay',
    about: 'A store’s subscription on Osta',
    pay: 'Pay now',
    others: 'Try what else can happen',
    later: 'Pay, and confirm a little later',
    less: 'Pay less than was asked for',
    decline: 'Decline the payment',
    back: 'Go back to the store without paying',
    answered: 'Your answer is in. Go back to the store to see the result.',
    expired: 'The time for this payment is over. Go back to the store and start again.',
    backNow: 'Go back to the store',
    currency: 'LYD',
  },
} as const;

/** Returns the page on which somebody answers a checkout of the practice provider. */
export function practicePage(checkout: PracticeCheckout, locale: Locale): string {
  const said = words[locale];
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${said.name}</title>
<style>${style}</style>
</head>
<body>
<main>
<div class="top"><span>${said.name}</span>
<a href="?lang=${other}" lang="${other}">${other === 'ar' ? 'العربية' : 'English'}</a></div>
<div class="card">
<p class="note">${said.note}</p>
<div class="inside">
<h1>${said.title}</h1>
<p class="amount"><bdi>${dinars(checkout.asked)}</bdi> ${said.currency}</p>
<p class="about">${said.about}</p>
${actions(checkout, said)}
</div>
</div>
</main>
</body>
</html>`;
}

function actions(
  { status, isAnswered, returnUrl }: PracticeCheckout,
  said: (typeof words)[Locale],
): string {
  const back = (text: string): string => `<a class="back" href="${escape(returnUrl)}">${text}</a>`;
  if (isAnswered) return `<p>${said.answered}</p>${back(said.backNow)}`;
  if (status !== 'open') return `<p>${said.expired}</p>${back(said.backNow)}`;
  return `<form method="post">
<button class="pay" name="answer" value="pay">${said.pay}</button>
<h2>${said.others}</h2>
<button name="answer" value="later">${said.later}</button>
<button name="answer" value="less">${said.less}</button>
<button name="answer" value="decline">${said.decline}</button>
</form>
${back(said.back)}`;
}

/** Dirham as dinars, with Latin digits in both languages. */
function dinars(dirham: number): string {
  return new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 }).format(dirham / 1000);
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

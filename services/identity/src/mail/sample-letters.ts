import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';

import type { LetterFacts, LetterKind } from './letter.ts';
import { createLinks } from './links.ts';
import { writeLetter } from './write-letter.ts';

const at = Instant.parse('2026-03-01T07:30:00.000Z');
const code = '482915';
const device = { browser: 'Chrome', system: 'Android' };
const address = '102.164.96.7';
const newEmail = 'salma.new@example.ly';
const letter = { email: 'salma@example.ly', code, asked: 'Vn3rT0pQ8sXw2yZ5bC7dEg' };

/** Returns sample facts; those that are text are in the language of the letter. */
function factsIn(locale: Locale): LetterFacts {
  const links = createLinks('https://osta.example');
  const account = { link: links.account(locale) };
  const home = { link: links.home(locale) };
  const booked = {
    service: locale === 'ar' ? 'كشف تسريب المياه' : 'Leak detection',
    startsAt: at,
    link: links.booking(locale, 'customer', '01980000-0000-7000-8000-0000000000b1'),
  };
  const professional = locale === 'ar' ? 'عمر التاجوري' : 'Omar Tajouri';
  return {
    'sign-in-code': { code, link: links.signIn(locale, letter) },
    'password-reset': { code, link: links.resetPassword(locale, letter) },
    'no-account': { link: links.signUp(locale) },
    welcome: { fullName: locale === 'ar' ? 'سالمة الورفلي' : 'Salma Warfalli', ...home },
    'new-device': { device, address, at, ...account },
    'password-changed': { at, link: links.forgotPassword(locale) },
    'second-step-on': { at, ...account },
    'second-step-off': { at, ...account },
    'recovery-codes-renewed': { at, ...account },
    'recovery-code-used': { left: 3, at, ...account },
    'second-step-failed': { device, address, at, ...account },
    'email-change-from': { code, newEmail },
    'email-change-to': { code },
    'email-taken': { link: links.login(locale) },
    'email-changed': { newEmail, at },
    'deletion-requested': { eraseAt: Instant.parse('2026-03-15T07:30:00.000Z'), ...account },
    'deletion-cancelled': home,
    'account-erased': null,
    'store-invitation': {
      store: locale === 'ar' ? 'عدد الواحة' : 'Al Waha Tools',
      role: 'manager',
      expiresAt: Instant.parse('2026-03-15T07:30:00.000Z'),
      link: links.joinStore(
        locale,
        '01980000-0000-7000-8000-000000000061',
        '01980000-0000-7000-8000-000000000062',
      ),
    },
    'phone-code': { code },
    'booking-requested': { ...booked, answerBy: Instant.parse('2026-02-28T10:00:00.000Z') },
    'booking-confirmed': booked,
    'booking-rescheduled': {
      ...booked,
      previousStartsAt: Instant.parse('2026-02-27T08:00:00.000Z'),
    },
    'booking-cancelled': booked,
    'booking-handed-over': { ...booked, professional, isConfirmed: true },
    'booking-taken-over': { ...booked, answerBy: null },
    'booking-given-away': {
      ...booked,
      professional,
      isConfirmed: true,
      link: links.bookings(locale),
    },
    'booking-reminder': { ...booked, hoursBefore: 24 },
    'booking-departure': { ...booked, travelMinutes: 25 },
  };
}

/** Every letter that there is. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object literal of that type
export const sampleKinds = Object.keys(factsIn('ar')) as readonly LetterKind[];

/** Returns one sample letter as HTML; undefined if there is no such kind. */
export async function sampleLetter(kind: string, locale: Locale): Promise<string | undefined> {
  const known = sampleKinds.find((each) => each === kind);
  if (known === undefined) return undefined;
  const { html } = await writeLetter('salma@example.ly', known, factsIn(locale)[known], locale);
  return html;
}

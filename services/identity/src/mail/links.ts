import type { Side } from '@osta/contracts/booking/terms';
import type { Locale } from '@osta/contracts/locale';

/** The targets of the buttons in letters. */
export interface Links {
  home(locale: Locale): string;
  login(locale: Locale): string;
  signUp(locale: Locale): string;
  account(locale: Locale): string;
  /** Without a code: the page asks for one. */
  forgotPassword(locale: Locale): string;
  resetPassword(locale: Locale, letter: CodeLetter): string;
  /** Logs in: the page asks for one press, since programs look at links, too. */
  signIn(locale: Locale, letter: CodeLetter): string;
  /** Accepts an invitation into a store. */
  joinStore(locale: Locale, storeId: string, invitationId: string): string;
  /** The page of a booking, for one of its sides. */
  booking(locale: Locale, role: Side, bookingId: string): string;
  /** The bookings of a professional. */
  bookings(locale: Locale): string;
}

/** What a page needs of the letter with its code. */
export interface CodeLetter {
  readonly email: string;
  readonly code: string;
  /** A secret that only the letter has: with it the code works in any browser. */
  readonly asked: string;
}

/** @param publicUrl the public origin: `https://osta.example` */
export function createLinks(publicUrl: string): Links {
  function page(locale: Locale, path: string): string {
    return `${publicUrl}${locale === 'en' ? '/en' : ''}${path}`;
  }
  // In the fragment, so that neither logs nor other sites see the code
  function withCode(locale: Locale, path: string, letter: CodeLetter): string {
    return page(locale, `${path}#${new URLSearchParams({ ...letter }).toString()}`);
  }
  return {
    home: (locale) => page(locale, '/'),
    login: (locale) => page(locale, '/auth/login'),
    signUp: (locale) => page(locale, '/auth/signup'),
    account: (locale) => page(locale, '/account/general'),
    forgotPassword: (locale) => page(locale, '/auth/forgot-password'),
    resetPassword: (locale, letter) => withCode(locale, '/auth/reset-password', letter),
    signIn: (locale, letter) => withCode(locale, '/auth/login', letter),
    joinStore: (locale, storeId, invitationId) =>
      page(locale, `/store/${storeId}/join/${invitationId}`),
    booking: (locale, role, bookingId) => page(locale, `/${role}/bookings/${bookingId}`),
    bookings: (locale) => page(locale, '/professional/bookings'),
  };
}

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
  resetPassword(locale: Locale, letter: ResetLetter): string;
  /** Accepts an invitation into a store. */
  joinStore(locale: Locale, storeId: string, invitationId: string): string;
  /** The page of a booking, for one of its sides. */
  booking(locale: Locale, role: Side, bookingId: string): string;
  /** The bookings of a professional. */
  bookings(locale: Locale): string;
}

/** What the page for a new password needs of its letter. */
export interface ResetLetter {
  readonly email: string;
  readonly code: string;
  /** The slot of the browser that asked: the link works in any other. */
  readonly asked: string;
}

/** @param publicUrl the public origin: `https://osta.example` */
export function createLinks(publicUrl: string): Links {
  function page(locale: Locale, path: string): string {
    return `${publicUrl}${locale === 'en' ? '/en' : ''}${path}`;
  }
  return {
    home: (locale) => page(locale, '/'),
    login: (locale) => page(locale, '/auth/login'),
    signUp: (locale) => page(locale, '/auth/signup'),
    account: (locale) => page(locale, '/account/general'),
    forgotPassword: (locale) => page(locale, '/auth/forgot-password'),
    // In the fragment, so that neither logs nor other sites see the code
    resetPassword: (locale, letter) =>
      page(locale, `/auth/reset-password#${new URLSearchParams({ ...letter }).toString()}`),
    joinStore: (locale, storeId, invitationId) =>
      page(locale, `/store/${storeId}/join/${invitationId}`),
    booking: (locale, role, bookingId) => page(locale, `/${role}/bookings/${bookingId}`),
    bookings: (locale) => page(locale, '/professional/bookings'),
  };
}

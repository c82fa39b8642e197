import type { Device } from '@osta/contracts/account/api';
import type { Instant } from '@osta/contracts/instant';

import { atTime, onDay } from './letter-time.ts';
import type { Letters } from './letter.ts';

const notAsked = 'If you didn’t ask for this, ignore this message: nothing will change.';
const wasItYou =
  'If this wasn’t you, change your password and log out your other devices on your account page now.';
const byChoice =
  'You choose which emails about bookings you get on your account page, under notifications.';
const fiveMinutes =
  'This code works once, within five minutes. Don’t share it: nobody at Osta will ever ask for it.';

export const lettersInEnglish: Letters = {
  'sign-in-code': ({ code, link }) => ({
    subject: `${code} is your Osta login code`,
    heading: 'Your Osta login code',
    paragraphs: ['Type this code on the page, or log in with the button.', fiveMinutes],
    code,
    action: { label: 'Log in', link },
    notes: ['If you didn’t ask for a code, ignore this message: nobody gets in without it.'],
  }),

  'password-reset': ({ code, link }) => ({
    subject: `${code} is your code for a new Osta password`,
    heading: 'Choose a new password',
    paragraphs: ['Type this code on the page, or open the page with the button.', fiveMinutes],
    code,
    action: { label: 'Choose a new password', link },
    notes: [notAsked],
  }),

  'no-account': ({ link }) => ({
    subject: 'There’s no Osta account with this email',
    heading: 'No account with this email',
    paragraphs: [
      'Someone asked for a new password for this email, but it has no Osta account. You may have signed up with another one.',
    ],
    action: { label: 'Create an account', link },
    notes: [notAsked],
  }),

  welcome: ({ fullName, link }) => ({
    subject: 'Welcome to Osta',
    heading: `Welcome, ${fullName}`,
    paragraphs: [
      'Your account is ready. Ask for a service for your home, compare the offers and choose the professional who suits you.',
      'All prices are in Libyan dinars, and you pay nothing before you agree.',
    ],
    action: { label: 'Open Osta', link },
    notes: ['You’re getting this message because an account was created with this email.'],
  }),

  'new-device': ({ device, address, at, link }) => ({
    subject: 'A new device logged in to your Osta account',
    heading: 'A new device logged in',
    paragraphs: [
      `Device: ${nameOf(device)}`,
      `Time: ${atTime(at, 'en')}`,
      `IP address: ${address}`,
      'If this was you, there’s nothing to do.',
    ],
    action: { label: 'Check your devices', link },
    notes: [wasItYou],
  }),

  'password-changed': ({ at, link }) => ({
    subject: 'Your Osta password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `Your password was changed ${atTime(at, 'en')} and you were logged out on your other devices.`,
    ],
    action: { label: 'Choose a new password', link },
    notes: ['If this wasn’t you, choose a new password with the button now.'],
  }),

  'second-step-on': ({ at, link }) => ({
    subject: 'Two-step verification is on for your Osta account',
    heading: 'Two-step verification is on',
    paragraphs: [
      `You turned it on ${atTime(at, 'en')} and you were logged out on your other devices. From now on, logging in also needs a code from your authenticator app.`,
      'Keep your recovery codes somewhere safe: each gets you in once if you lose the app.',
    ],
    action: { label: 'Open your account', link },
    notes: [wasItYou],
  }),

  'second-step-off': ({ at, link }) => ({
    subject: 'Two-step verification is off for your Osta account',
    heading: 'Two-step verification is off',
    paragraphs: [
      `You turned it off ${atTime(at, 'en')} and you were logged out on your other devices. Your recovery codes no longer work.`,
    ],
    action: { label: 'Turn it on again', link },
    notes: [wasItYou],
  }),

  'recovery-codes-renewed': ({ at, link }) => ({
    subject: 'New recovery codes for your Osta account',
    heading: 'You have new recovery codes',
    paragraphs: [`They were created ${atTime(at, 'en')}. Your old codes no longer work.`],
    action: { label: 'Open your account', link },
    notes: [wasItYou],
  }),

  'recovery-code-used': ({ left, at, link }) => ({
    subject: 'A recovery code was used for your Osta account',
    heading: 'A recovery code was used',
    paragraphs: [
      `Someone logged in to your account with a recovery code ${atTime(at, 'en')}. If this was you, there’s nothing to do.`,
      `Recovery codes left: ${left}. You can create new ones on your account page.`,
    ],
    action: { label: 'Open your account', link },
    notes: [wasItYou],
  }),

  'second-step-failed': ({ device, address, at, link }) => ({
    subject: 'Someone tried to log in to your Osta account',
    heading: 'A login was stopped at the second step',
    paragraphs: [
      'Someone got past the first step of logging in to your account and entered five wrong authenticator codes. Nobody got in.',
      `Device: ${nameOf(device)}`,
      `Time: ${atTime(at, 'en')}`,
      `IP address: ${address}`,
    ],
    action: { label: 'Open your account', link },
    notes: [
      'If this wasn’t you, change your password now: someone knows it or can read your mail.',
    ],
  }),

  'email-change-from': ({ code, newEmail }) => ({
    subject: `${code} is your code to change your Osta email`,
    heading: 'Confirm your email change',
    paragraphs: [`You asked to change your account’s email to: ${newEmail}`, fiveMinutes],
    code,
    notes: [wasItYou],
  }),

  'email-change-to': ({ code }) => ({
    subject: `${code} confirms your new Osta email`,
    heading: 'Confirm your new email',
    paragraphs: ['Enter this code to confirm your new email.', fiveMinutes],
    code,
    notes: [notAsked],
  }),

  'email-taken': ({ link }) => ({
    subject: 'This email has an Osta account',
    heading: 'This email has an account',
    paragraphs: ['Someone asked to use this email for another account. Nothing was changed.'],
    action: { label: 'Log in', link },
    notes: [notAsked],
  }),

  'email-changed': ({ newEmail, at }) => ({
    subject: 'Your Osta account’s email was changed',
    heading: 'Your email was changed',
    paragraphs: [
      `Your account’s email was changed to ${newEmail} ${atTime(at, 'en')}. We won’t send anything more to this one.`,
    ],
    notes: ['If this wasn’t you, reply to this message right away.'],
  }),

  'deletion-requested': ({ eraseAt, link }) => ({
    subject: 'Your Osta account will be deleted',
    heading: 'Your account will be deleted',
    paragraphs: [
      `You asked to delete your account. Your account and your data will be permanently deleted ${onDay(eraseAt, 'en')}.`,
      'You can change your mind before then on your account page.',
    ],
    action: { label: 'Keep my account', link },
    notes: [wasItYou],
  }),

  'deletion-cancelled': ({ link }) => ({
    subject: 'Your Osta account won’t be deleted',
    heading: 'Your account won’t be deleted',
    paragraphs: ['Your account won’t be deleted. Everything is as it was.'],
    action: { label: 'Open Osta', link },
    notes: [wasItYou],
  }),

  'account-erased': () => ({
    subject: 'Your Osta account was deleted',
    heading: 'Your account was deleted',
    paragraphs: [
      'Your account and your personal data have been deleted and can’t be restored. Thank you for being with us.',
      'This is our last message to this email.',
    ],
    notes: [],
  }),

  'store-invitation': ({ store, role, expiresAt, link }) => ({
    subject: `You’re invited to join ${store} on Osta`,
    heading: `Join ${store}`,
    paragraphs: [
      role === 'manager'
        ? `The owner of ${store} invites you to run its page on Osta as a manager.`
        : `The owner of ${store} invites you to work in it on Osta.`,
      `The invitation ends ${onDay(expiresAt, 'en')}, and its link works once.`,
    ],
    action: { label: 'See the invitation', link },
    notes: ['If you don’t know this store, ignore this message: nothing will change.'],
  }),

  'phone-code': ({ code }) => ({
    subject: `${code} confirms your number on Osta`,
    heading: 'Confirm your phone number',
    paragraphs: [fiveMinutes],
    code,
    notes: [],
  }),

  'booking-requested': ({ service, startsAt, answerBy, link }) => ({
    subject: `New booking request: ${service}`,
    heading: 'A booking waits for your answer',
    paragraphs: [`Service: ${service}`, `Time: ${atTime(startsAt, 'en')}`, answerUntil(answerBy)],
    action: { label: 'Answer', link },
    notes: [byChoice],
  }),

  'booking-confirmed': ({ service, startsAt, link }) => ({
    subject: `Booking confirmed: ${service}`,
    heading: 'Your booking is confirmed',
    paragraphs: [
      `Service: ${service}`,
      `Time: ${atTime(startsAt, 'en')}`,
      'The attached file adds it to your calendar.',
    ],
    action: { label: 'Open the booking', link },
    notes: [byChoice],
  }),

  'booking-rescheduled': ({ service, startsAt, previousStartsAt, link }) => ({
    subject: `New time for your booking: ${service}`,
    heading: 'Your booking has a new time',
    paragraphs: [
      `Service: ${service}`,
      `New time: ${atTime(startsAt, 'en')}`,
      `Old time: ${atTime(previousStartsAt, 'en')}`,
      'The attached file moves it in your calendar.',
    ],
    action: { label: 'Open the booking', link },
    notes: [byChoice],
  }),

  'booking-cancelled': ({ service, startsAt, link }) => ({
    subject: `Booking cancelled: ${service}`,
    heading: 'Your booking was cancelled',
    paragraphs: [
      `Service: ${service}`,
      `Time: ${atTime(startsAt, 'en')}`,
      'If it is in your calendar, the attached file removes it.',
    ],
    action: { label: 'See what happened', link },
    notes: [byChoice],
  }),

  'booking-handed-over': ({ service, startsAt, professional, isConfirmed, link }) => ({
    subject: isConfirmed
      ? `Someone else is coming to you: ${service}`
      : `Someone else will answer you: ${service}`,
    heading: `${professional} ${isConfirmed ? 'is coming to you' : 'will answer your booking'} instead`,
    paragraphs: [
      `Service: ${service}`,
      `Time: ${atTime(startsAt, 'en')}`,
      isConfirmed
        ? 'The store has handed your booking over to a colleague. Time and price stay as agreed.'
        : 'The store has handed your booking over to a colleague, who has to confirm it first. Time and price stay the same.',
      'If that doesn’t suit you, you can cancel freely until it starts.',
    ],
    action: { label: isConfirmed ? 'See who comes' : 'See who answers', link },
    notes: [byChoice],
  }),

  'booking-taken-over': ({ service, startsAt, answerBy, link }) => ({
    subject: `You take over a booking: ${service}`,
    heading: 'Your store has handed a booking over to you',
    paragraphs: [
      `Service: ${service}`,
      `Time: ${atTime(startsAt, 'en')}`,
      answerBy === null ? 'The attached file adds it to your calendar.' : answerUntil(answerBy),
    ],
    action: { label: answerBy === null ? 'Open the booking' : 'Answer', link },
    notes: [byChoice],
  }),

  'booking-given-away': ({ service, startsAt, professional, isConfirmed, link }) => ({
    subject: `Handed over to a colleague: ${service}`,
    heading: `${professional} takes over your booking`,
    paragraphs: [
      `Service: ${service}`,
      `Time: ${atTime(startsAt, 'en')}`,
      ...(isConfirmed ? ['The attached file removes it from your calendar.'] : []),
    ],
    action: { label: 'See your bookings', link },
    notes: [byChoice],
  }),

  'booking-reminder': ({ service, startsAt, hoursBefore, link }) => ({
    subject:
      hoursBefore === 24
        ? `In 24 hours: your booking for ${service}`
        : `In two hours: your booking for ${service}`,
    heading: hoursBefore === 24 ? 'Your booking is in 24 hours' : 'Your booking is in two hours',
    paragraphs: [`Service: ${service}`, `Time: ${atTime(startsAt, 'en')}`],
    action: { label: 'Open the booking', link },
    notes: [byChoice],
  }),
  'booking-departure': ({ service, startsAt, travelMinutes, link }) => ({
    subject: `Time to leave: your booking for ${service}`,
    heading: 'It’s time to leave',
    paragraphs: [
      `Service: ${service}`,
      `Time: ${atTime(startsAt, 'en')}`,
      `Allow about ${travelMinutes} minutes for the trip.`,
    ],
    action: { label: 'Open the booking', link },
    notes: [byChoice],
  }),
};

function answerUntil(answerBy: Instant): string {
  return `Confirm or decline it by ${atTime(answerBy, 'en').replace(/^on /u, '')}. After that it expires.`;
}

function nameOf({ browser, system }: Device): string {
  return [browser, system].filter((name) => name !== null).join(', ') || 'unknown';
}

import type { Device } from '@osta/contracts/account/api';

import { atTime, onDay } from './letter-time.ts';
import type { Letters } from './letter.ts';

const notAsked = 'If you did not ask for this, ignore this message: nothing will change.';
const wasItYou =
  'If this was not you, change your password and end the other sessions on your account page now.';
const fiveMinutes =
  'It works once, within five minutes. Give it to nobody: no one at Osta will ask for it.';

export const lettersInEnglish: Letters = {
  'sign-in-code': ({ code }) => ({
    subject: `${code} is your Osta sign-in code`,
    heading: 'Your Osta sign-in code',
    paragraphs: [fiveMinutes],
    code,
    notes: ['If you did not ask for a code, ignore this message: nobody gets in without it.'],
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
    subject: 'There is no Osta account with this address',
    heading: 'No account with this address',
    paragraphs: [
      'Somebody asked for a new password for this address, but Osta has no account with it. Perhaps you signed up with another one.',
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
    notes: ['This message came because an account was made with this address.'],
  }),

  'new-device': ({ device, address, at, link }) => ({
    subject: 'A new device signed in to your Osta account',
    heading: 'A new device signed in',
    paragraphs: [
      `Device: ${nameOf(device)}`,
      `Time: ${atTime(at, 'en')}`,
      `Network address: ${address}`,
      'If this was you, there is nothing to do.',
    ],
    action: { label: 'Check your devices', link },
    notes: [wasItYou],
  }),

  'password-changed': ({ at, link }) => ({
    subject: 'Your Osta password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed ${atTime(at, 'en')}, and the other sessions ended.`,
    ],
    action: { label: 'Choose a new password', link },
    notes: ['If this was not you, choose a new password with the button now.'],
  }),

  'second-step-on': ({ at, link }) => ({
    subject: 'Two-step verification is on for your Osta account',
    heading: 'Two-step verification is on',
    paragraphs: [
      `This was done ${atTime(at, 'en')}, and the other sessions ended. Whoever signs in needs a code from your authenticator app from now on.`,
      'Keep your recovery codes where nobody else finds them: each gets you in once, should you lose the app.',
    ],
    action: { label: 'Open your account', link },
    notes: [wasItYou],
  }),

  'second-step-off': ({ at, link }) => ({
    subject: 'Two-step verification is off for your Osta account',
    heading: 'Two-step verification is off',
    paragraphs: [
      `This was done ${atTime(at, 'en')}, and the other sessions ended. Your recovery codes work no more.`,
    ],
    action: { label: 'Turn it on again', link },
    notes: [wasItYou],
  }),

  'recovery-codes-renewed': ({ at, link }) => ({
    subject: 'New recovery codes for your Osta account',
    heading: 'You have new recovery codes',
    paragraphs: [`They were made ${atTime(at, 'en')}. Those before work no more.`],
    action: { label: 'Open your account', link },
    notes: [wasItYou],
  }),

  'recovery-code-used': ({ left, at, link }) => ({
    subject: 'A recovery code was used for your Osta account',
    heading: 'A recovery code was used',
    paragraphs: [
      `Somebody signed in to your account with a recovery code ${atTime(at, 'en')}. If this was you, there is nothing to do.`,
      `Recovery codes left: ${left}. You can make new ones on your account page.`,
    ],
    action: { label: 'Open your account', link },
    notes: [wasItYou],
  }),

  'second-step-failed': ({ device, address, at, link }) => ({
    subject: 'Somebody tried to sign in to your Osta account',
    heading: 'A sign-in was stopped at the second step',
    paragraphs: [
      'Somebody got past the first step of signing in to your account, and typed five wrong codes of the authenticator app. Nobody came in.',
      `Device: ${nameOf(device)}`,
      `Time: ${atTime(at, 'en')}`,
      `Network address: ${address}`,
    ],
    action: { label: 'Open your account', link },
    notes: [
      'If this was not you, change your password now: somebody knows it, or reads your mail.',
    ],
  }),

  'email-change-from': ({ code, newEmail }) => ({
    subject: `${code} is your code to change your Osta address`,
    heading: 'Confirm the change of address',
    paragraphs: [`Your account is to use this address from now on: ${newEmail}`, fiveMinutes],
    code,
    notes: [wasItYou],
  }),

  'email-change-to': ({ code }) => ({
    subject: `${code} confirms your new Osta address`,
    heading: 'Confirm your new address',
    paragraphs: ['Type this code, and this becomes the address of your account.', fiveMinutes],
    code,
    notes: [notAsked],
  }),

  'email-taken': ({ link }) => ({
    subject: 'This address has an Osta account',
    heading: 'This address has an account',
    paragraphs: [
      'Somebody asked to use this address for another account. It has one already, so nothing was changed.',
    ],
    action: { label: 'Sign in', link },
    notes: [notAsked],
  }),

  'email-changed': ({ newEmail, at }) => ({
    subject: 'The address of your Osta account was changed',
    heading: 'Your address was changed',
    paragraphs: [
      `Your account uses ${newEmail} since ${atTime(at, 'en')}. Nothing more will be sent to this address.`,
    ],
    notes: ['If this was not you, answer this message at once.'],
  }),

  'deletion-requested': ({ eraseAt, link }) => ({
    subject: 'Your Osta account will be deleted',
    heading: 'Your account will be deleted',
    paragraphs: [
      `You asked to delete your account. It will be deleted for good, with your data, ${onDay(eraseAt, 'en')}.`,
      'Until then you can keep it after all, on your account page.',
    ],
    action: { label: 'Keep my account', link },
    notes: [wasItYou],
  }),

  'deletion-cancelled': ({ link }) => ({
    subject: 'Your Osta account stays',
    heading: 'Your account stays',
    paragraphs: ['The deletion of your account was called off. Everything is as it was.'],
    action: { label: 'Open Osta', link },
    notes: [wasItYou],
  }),

  'account-erased': () => ({
    subject: 'Your Osta account was deleted',
    heading: 'Your account was deleted',
    paragraphs: [
      'Your account and your personal data were deleted and cannot be brought back. Thank you for having been with us.',
      'This is the last message to this address.',
    ],
    notes: [],
  }),

  'phone-code': ({ code }) => ({
    subject: `${code} confirms your number on Osta`,
    heading: 'Confirm your telephone number',
    paragraphs: [fiveMinutes],
    code,
    notes: [],
  }),
};

function nameOf({ browser, system }: Device): string {
  return [browser, system].filter((name) => name !== null).join(', ') || 'unknown';
}

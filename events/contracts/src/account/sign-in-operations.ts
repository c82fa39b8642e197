import { z } from 'zod';

import { operations } from '../operation.ts';
import {
  ConfirmEmailChangeRequest,
  EndSessionsQuery,
  Me,
  ProviderSignIn,
  RequestEmailChangeRequest,
  RequestPasswordResetRequest,
  ResetPasswordRequest,
  SendCodeRequest,
  SendPhoneCodeRequest,
  SessionList,
  SetPasswordRequest,
  SignInWays,
  SignInWithCodeRequest,
  SignInWithPasswordRequest,
  SignInWithProviderRequest,
  SignedIn,
  VerifyPhoneRequest,
} from './api.ts';
import {
  DisableSecondStepRequest,
  EnableSecondStepRequest,
  FinishSignInRequest,
  RecoveryCodes,
  SecondStep,
  SecondStepOffer,
  SignInAnswer,
} from './second-step.ts';

/** The operations of signing in: sessions, codes, passwords, email, phone and the second step. */
export const signInOperations = operations({
  sendCode: {
    method: 'post',
    path: '/api/auth/codes',
    summary: 'Send a one-time code by email; the answer never tells whether the address is known',
    body: SendCodeRequest,
    status: 202,
  },

  signInWithCode: {
    method: 'post',
    path: '/api/auth/sessions/code',
    summary: 'Sign in or verify a new address with a one-time code',
    body: SignInWithCodeRequest,
    answer: SignInAnswer,
    refusals: ['CODE_REFUSED'],
  },

  signInWithPassword: {
    method: 'post',
    path: '/api/auth/sessions/password',
    summary: 'Sign in with a password',
    body: SignInWithPasswordRequest,
    answer: SignInAnswer,
    refusals: ['CREDENTIALS_REFUSED'],
  },

  finishSignIn: {
    method: 'post',
    path: '/api/auth/sessions/second-step',
    summary: 'Complete a sign-in with a code of the authenticator app or a recovery code',
    body: FinishSignInRequest,
    answer: SignedIn,
    refusals: ['CODE_REFUSED', 'SIGN_IN_EXPIRED'],
  },

  signOut: {
    method: 'delete',
    path: '/api/auth/session',
    summary: 'Sign out, or cancel a sign-in that waits for its second step',
  },

  listSessions: {
    method: 'get',
    path: '/api/auth/sessions',
    summary: 'List the devices on which you are signed in',
    answer: SessionList,
  },

  endSession: {
    method: 'delete',
    path: '/api/auth/sessions/{sessionId}',
    summary: 'Sign out one of your devices',
    params: z.strictObject({ sessionId: z.uuid() }),
  },

  endSessions: {
    method: 'delete',
    path: '/api/auth/sessions',
    summary: 'Sign out everywhere; with keep=current, everywhere else',
    query: EndSessionsQuery,
  },

  getSignInWays: {
    method: 'get',
    path: '/api/auth/ways',
    summary: 'List the available sign-in methods and contact channels',
    answer: SignInWays,
  },

  beginProviderSignIn: {
    method: 'post',
    path: '/api/auth/provider',
    summary: 'Start a sign-in through the provider; the answer says where to send the browser',
    answer: ProviderSignIn,
  },

  signInWithProvider: {
    method: 'post',
    path: '/api/auth/sessions/provider',
    summary: 'Complete a sign-in with the answer of the provider',
    body: SignInWithProviderRequest,
    answer: SignInAnswer,
    refusals: ['CREDENTIALS_REFUSED'],
  },

  requestPasswordReset: {
    method: 'post',
    path: '/api/auth/password-resets',
    summary:
      'Send a code for a new password by email; the answer never tells whether the address is known',
    body: RequestPasswordResetRequest,
    status: 202,
  },

  resetPassword: {
    method: 'put',
    path: '/api/auth/password-resets',
    summary: 'Set a new password with the code from the email; every session ends',
    body: ResetPasswordRequest,
    refusals: ['CODE_REFUSED', 'PASSWORD_TOO_COMMON'],
  },

  setPassword: {
    method: 'put',
    path: '/api/auth/password',
    summary: 'Set a first password, or change it with the current one',
    body: SetPasswordRequest,
    answer: Me,
    refusals: [
      'CREDENTIALS_REFUSED',
      'CURRENT_PASSWORD_REQUIRED',
      'FRESH_SESSION_REQUIRED',
      'PASSWORD_TOO_COMMON',
    ],
  },

  requestEmailChange: {
    method: 'post',
    path: '/api/auth/email-changes',
    summary: 'Start a change of email address; both addresses get a code',
    body: RequestEmailChangeRequest,
    status: 202,
    refusals: ['FRESH_SESSION_REQUIRED', 'EMAIL_UNCHANGED'],
  },

  confirmEmailChange: {
    method: 'put',
    path: '/api/auth/email-changes',
    summary: 'Complete a change of email address; every other session ends',
    body: ConfirmEmailChangeRequest,
    answer: Me,
    refusals: ['CODE_REFUSED'],
  },

  sendPhoneCode: {
    method: 'post',
    path: '/api/auth/phone/codes',
    summary: 'Send a code to a phone number',
    body: SendPhoneCodeRequest,
    status: 202,
  },

  verifyPhone: {
    method: 'put',
    path: '/api/auth/phone',
    summary: 'Verify a phone number with the code from the message',
    body: VerifyPhoneRequest,
    answer: Me,
    refusals: ['CODE_REFUSED'],
  },

  removePhone: {
    method: 'delete',
    path: '/api/auth/phone',
    summary: 'Remove your phone number',
    answer: Me,
  },

  getSecondStep: {
    method: 'get',
    path: '/api/auth/second-step',
    summary: 'Get the state of two-step verification',
    answer: SecondStep,
  },

  offerSecondStep: {
    method: 'post',
    path: '/api/auth/second-step/offers',
    summary: 'Create a secret for the authenticator app; replaces an earlier one',
    answer: SecondStepOffer,
    refusals: ['FRESH_SESSION_REQUIRED', 'SECOND_STEP_ALREADY_ON'],
  },

  enableSecondStep: {
    method: 'put',
    path: '/api/auth/second-step',
    summary: 'Turn on two-step verification with a first code; every other session ends',
    body: EnableSecondStepRequest,
    answer: RecoveryCodes,
    refusals: [
      'FRESH_SESSION_REQUIRED',
      'CODE_REFUSED',
      'SECOND_STEP_NOT_OFFERED',
      'SECOND_STEP_ALREADY_ON',
    ],
  },

  renewRecoveryCodes: {
    method: 'post',
    path: '/api/auth/second-step/recovery-codes',
    summary: 'Replace your recovery codes; the old ones stop working',
    answer: RecoveryCodes,
    refusals: ['FRESH_SESSION_REQUIRED', 'SECOND_STEP_OFF'],
  },

  disableSecondStep: {
    method: 'delete',
    path: '/api/auth/second-step',
    summary: 'Turn off two-step verification with a code; every other session ends',
    body: DisableSecondStepRequest,
    refusals: ['FRESH_SESSION_REQUIRED', 'CODE_REFUSED', 'SECOND_STEP_OFF'],
  },
});

import type { Policy } from '@osta/platform/http/route';

/**
 * Who may call what: one row per operation of this service, and nothing that has no row is offered.
 *
 * Where it says `signed-in` or `registered`, the operation is about the caller's own things; whose
 * they are is decided by the command or the query, and what belongs to somebody else is 404.
 */
export const policy = {
  // Proving who one is
  sendCode: 'public',
  signInWithCode: 'guest',
  signInWithPassword: 'guest',
  requestPasswordReset: 'public',
  resetPassword: 'public',

  getSignInWays: 'public',
  beginProviderSignIn: 'guest',
  signInWithProvider: 'guest',

  // The cookie of a sign-in that waits says whose it is
  finishSignIn: 'guest',

  // Sessions
  signOut: 'guest',
  listSessions: 'signed-in',
  endSession: 'signed-in',
  endSessions: 'signed-in',

  // How one signs in
  setPassword: 'signed-in',
  requestEmailChange: 'registered',
  confirmEmailChange: 'registered',

  getSecondStep: 'signed-in',
  offerSecondStep: 'registered',
  enableSecondStep: 'registered',
  renewRecoveryCodes: 'registered',
  disableSecondStep: 'registered',

  sendPhoneCode: 'registered',
  verifyPhone: 'registered',
  removePhone: 'registered',

  // Who one is
  register: 'signed-in',
  getMe: 'signed-in',
  updateUser: 'signed-in',
  changeAvatar: 'registered',
  removeAvatar: 'registered',
  // Pictures stand beside names, which everybody sees; the id of one is not to be guessed
  getAvatar: 'public',
  exportData: 'registered',
  requestDeletion: 'registered',
  cancelDeletion: 'registered',

  // What one may do beyond one's kind
  getCapabilities: 'signed-in',
  grantCapability: 'admin',
  revokeCapability: 'admin',

  // Paths that lead elsewhere
  findRedirect: 'public',
  listRedirects: 'admin',
  addRedirect: 'admin',
  setRedirect: 'admin',
  removeRedirect: 'admin',
} as const satisfies Policy;

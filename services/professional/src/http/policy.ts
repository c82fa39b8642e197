import type { Policy } from '@osta/platform/http/route';

/**
 * Who may call what: one row per operation of this service, and nothing that has no row is offered.
 */
export const policy = {
  // The caller's own; that only professionals have one is a rule of the domain, with its own answer
  publishProfile: 'registered',
  getMyProfile: 'registered',

  // The shop window
  listProfessionals: 'public',
  getProfessional: 'public',
  listServices: 'public',
  listPlaces: 'public',
} as const satisfies Policy;

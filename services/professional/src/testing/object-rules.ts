import {
  nothing,
  principals,
  type ObjectRule,
  type ObjectRules,
} from '@osta/platform/testing/object-rules';

/**
 * Profiles are public.
 *
 * @public the authorisation matrix asks every service for its rules by name
 */
export const objectRules: ObjectRules = async ({ idOf }) =>
  new Map<string, ObjectRule>([
    [
      'getProfessional',
      {
        own: () => null,
        foreign: () => ({ professionalId: idOf('professional') ?? nothing }),
        evenForeign: principals,
      },
    ],
  ]);

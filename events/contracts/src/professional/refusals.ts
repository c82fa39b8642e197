import { z } from 'zod';

import { refusal } from '../define.ts';

/** Only an account of kind professional has a profile. */
export const NotAProfessional = refusal('NOT_A_PROFESSIONAL', {});
export type NotAProfessional = z.infer<typeof NotAProfessional>;

/** There is no published profile under this id. */
export const ProfessionalNotFound = refusal('PROFESSIONAL_NOT_FOUND', {});
export type ProfessionalNotFound = z.infer<typeof ProfessionalNotFound>;

/** All refusals of the professional service. */
export const ProfessionalRefusal = z.discriminatedUnion('code', [
  NotAProfessional,
  ProfessionalNotFound,
]);
export type ProfessionalRefusal = z.infer<typeof ProfessionalRefusal>;

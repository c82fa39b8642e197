import { CategoryId } from '@osta/reference/category-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** The applicant named their trades. */
export const ApplicationServicesSaved = event('osta.application.application-services-saved', {
  applicantId: UserId,
  categoryIds: z.array(CategoryId).min(1).max(5),
});
export type ApplicationServicesSaved = z.infer<typeof ApplicationServicesSaved>;

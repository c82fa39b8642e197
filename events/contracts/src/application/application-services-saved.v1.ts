import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { CategoryId } from '../reference/category-id.ts';

/** The applicant named their trades. */
export const ApplicationServicesSavedV1 = event('osta.application.application-services-saved.v1', {
  applicantId: UserId,
  categoryIds: z.array(CategoryId).min(1).max(5),
});
export type ApplicationServicesSavedV1 = z.infer<typeof ApplicationServicesSavedV1>;

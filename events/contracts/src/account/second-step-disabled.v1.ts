import type { z } from 'zod';

import { event } from '../define.ts';

/** Two-step verification was turned off. */
export const SecondStepDisabledV1 = event('osta.account.second-step-disabled.v1', {});
export type SecondStepDisabledV1 = z.infer<typeof SecondStepDisabledV1>;

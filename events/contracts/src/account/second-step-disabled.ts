import type { z } from 'zod';

import { event } from '../define.ts';

/** Two-step verification was turned off. */
export const SecondStepDisabled = event('osta.account.second-step-disabled', {});
export type SecondStepDisabled = z.infer<typeof SecondStepDisabled>;

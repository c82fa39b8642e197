import type { z } from 'zod';

import { event } from '../define.ts';

/** Signing in takes one step again. */
export const SecondStepDisabledV1 = event('osta.account.second-step-disabled.v1', {});
export type SecondStepDisabledV1 = z.infer<typeof SecondStepDisabledV1>;

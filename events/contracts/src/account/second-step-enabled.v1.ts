import type { z } from 'zod';

import { event } from '../define.ts';

/** Signing in takes a code of the person's authenticator app from now on. */
export const SecondStepEnabledV1 = event('osta.account.second-step-enabled.v1', {});
export type SecondStepEnabledV1 = z.infer<typeof SecondStepEnabledV1>;

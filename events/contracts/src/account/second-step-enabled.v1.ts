import type { z } from 'zod';

import { event } from '../define.ts';

/** Two-step verification was turned on: signing in now requires a code of the authenticator app. */
export const SecondStepEnabledV1 = event('osta.account.second-step-enabled.v1', {});
export type SecondStepEnabledV1 = z.infer<typeof SecondStepEnabledV1>;

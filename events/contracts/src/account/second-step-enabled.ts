import type { z } from 'zod';

import { event } from '../define.ts';

/** Two-step verification was turned on: signing in now requires a code of the authenticator app. */
export const SecondStepEnabled = event('osta.account.second-step-enabled', {});
export type SecondStepEnabled = z.infer<typeof SecondStepEnabled>;

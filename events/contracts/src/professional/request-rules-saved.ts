import type { z } from 'zod';

import { event } from '../define.ts';
import { RequestRules } from './request-rules.ts';

/** Which requests reach a professional, from now on. */
export const RequestRulesSaved = event('osta.professional.request-rules-saved', RequestRules.shape);
export type RequestRulesSaved = z.infer<typeof RequestRulesSaved>;

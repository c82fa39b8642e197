import type { RouteAnswer } from '@osta/platform/http/route';

import type { CodeSending } from '../commands/within-sendings.ts';

/** What it answers that a code was asked for. */
export const sendings: { readonly [Sending in CodeSending]: RouteAnswer<undefined, never> } = {
  sent: { status: 202, body: undefined },
  'too-many': { problem: 'RATE_LIMITED' },
  'not-sent': { problem: 'UNAVAILABLE' },
};

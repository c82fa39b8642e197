import { professionalOperations } from '@osta/contracts/professional/operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import { profileProblems } from '../commands/profile-problems.ts';
import type { FindRequestRules } from '../queries/find-request-rules.ts';

/** Returns the route that tells a professional which requests reach them. */
export function requestRulesRoutes(findRequestRules: FindRequestRules): readonly Route[] {
  return [
    defineRoute(professionalOperations.getRequestRules, {
      access: 'registered',
      problems: profileProblems,
      handle: async ({ principal }) => {
        const found = await findRequestRules(principal.userId);
        if (found === null) return { refused: { code: 'PROFILE_NOT_PUBLISHED' } };
        return { body: found.requestRules, etag: found.version };
      },
    }),
  ];
}

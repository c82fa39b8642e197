import type { RequestRules } from '@osta/contracts/professional/request-rules';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../../../api/api.ts';
import { call } from '../../../api/call.ts';
import { myProfileKey } from '../../../professionals/my-profile.queries.ts';

/** Queries which requests reach the professional, whose profile is published. */
export function requestRulesQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: [...myProfileKey(userId), 'request-rules'],
    queryFn: ({ signal }): Promise<RequestRules> =>
      api.request(call('GET /api/professional/request-rules'), { signal }),
  });
}

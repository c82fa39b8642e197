import type {
  NotificationPreference,
  NotificationPreferences,
} from '@osta/contracts/notification/preferences';
import {
  queryOptions,
  useMutation,
  type UseMutationResult,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';

import type { Api } from '../../../api/api.ts';
import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';

const preferencesKey = ['notification-preferences'] as const;
const choosingKey = ['choose-notification'] as const;

/** Queries the person's notification preferences. */
export function preferencesQuery(api: Api) {
  return queryOptions({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => api.request(call('GET /api/notifications/preferences'), { signal }),
  });
}

/** One cell, as the person has just switched it. */
export type Choice = Pick<NotificationPreference, 'type' | 'channel' | 'is_on'>;

/** Returns the cells with the pending choices applied. */
export function withChoices(
  cells: readonly NotificationPreference[],
  choices: readonly Choice[],
): readonly NotificationPreference[] {
  return cells.map((cell) => {
    const choice = choices.findLast(
      ({ type, channel }) => type === cell.type && channel === cell.channel,
    );
    return choice === undefined || cell.is_fixed ? cell : { ...cell, is_on: choice.is_on };
  });
}

/** Returns the choices that are not saved yet, in order. */
export function usePendingChoices(): readonly Choice[] {
  return useMutationState({
    filters: { mutationKey: choosingKey, status: 'pending' },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the variables of the mutation below
    select: ({ state }) => state.variables as Choice,
  });
}

/**
 * Switches one cell. Runs one at a time: each is sent with the version that the previous one
 * returned.
 */
export function useChoose(): UseMutationResult<NotificationPreferences, Error, Choice> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: choosingKey,
    scope: { id: choosingKey[0] },
    mutationFn: async (choice) => {
      const { data } = await queryClient.query({ ...preferencesQuery(api), staleTime: 'static' });
      const preferences = withChoices(data.preferences, [choice])
        .filter(({ is_fixed: isFixed }) => !isFixed)
        .map(({ type, channel, is_on }) => ({ type, channel, is_on }));
      return api.request(
        call('PUT /api/notifications/preferences', {
          body: { preferences },
          ifMatch: data.version,
        }),
      );
    },
    onSuccess: (answer) => queryClient.setQueryData(preferencesKey, answer),
    onError: () => queryClient.invalidateQueries({ queryKey: preferencesKey }),
  });
}

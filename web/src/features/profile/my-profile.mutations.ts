import type {
  DeclareLanguagesRequest,
  PublishProfileRequest,
} from '@osta/contracts/professional/api';
import type { Gallery } from '@osta/contracts/professional/gallery';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';

import { call, type InputOf } from '../../api/call.ts';
import { useApi } from '../../api/use-api.ts';
import { myProfileKey } from '../../professionals/my-profile.queries.ts';

type PauseRequest = InputOf<'PUT /api/professional/pause'>['body'];

/** Publishes or changes the profile. */
export function usePublishProfile(
  userId: string,
): UseMutationResult<unknown, Error, PublishProfileRequest> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) => api.request(call('PUT /api/professional/profile', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myProfileKey(userId) }),
  });
}

/** Says which languages the professional speaks with customers. */
export function useDeclareLanguages(
  userId: string,
): UseMutationResult<unknown, Error, DeclareLanguagesRequest> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) => api.request(call('PUT /api/professional/languages', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myProfileKey(userId) }),
  });
}

/** Pauses the profile; `null` ends the pause. */
export function useChangePause(
  userId: string,
): UseMutationResult<unknown, Error, PauseRequest | null> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) =>
      body === null
        ? api.request(call('DELETE /api/professional/pause'))
        : api.request(call('PUT /api/professional/pause', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myProfileKey(userId) }),
  });
}

/** Shows these pictures of the professional's work. */
export function useSaveGallery(userId: string): UseMutationResult<unknown, Error, Gallery> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) => api.request(call('PUT /api/professional/gallery', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myProfileKey(userId) }),
  });
}

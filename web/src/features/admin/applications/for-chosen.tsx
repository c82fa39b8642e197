import { Trans } from '@lingui/react/macro';
import type { ApplicationSummary } from '@osta/contracts/application/api';
import type { UserId } from '@osta/contracts/ids';
import { Button, notify } from '@osta/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { applicationsKey } from './applications.queries.ts';

const callOf = {
  assign: (applicantId: UserId) =>
    call('POST /api/professional/applications/{applicantId}/assign', { params: { applicantId } }),
  release: (applicantId: UserId) =>
    call('POST /api/professional/applications/{applicantId}/release', { params: { applicantId } }),
};

interface ForChosenProps {
  readonly verb: keyof typeof callOf;
  readonly words: ReactNode;
  /** Said when it was possible for all of them. */
  readonly done: ReactNode;
  readonly chosen: readonly ApplicationSummary[];
  /** Called with the ids of those for which it was not possible: they stay chosen. */
  readonly onDone: (left: ReadonlySet<string>) => void;
}

/** Gives a command for all chosen applications, one after the other; says for whom it was not possible. */
export function ForChosen({ verb, words, done, chosen, onDone }: ForChosenProps): ReactNode {
  const api = useApi();
  const queryClient = useQueryClient();
  const command = useMutation({
    mutationFn: async () => {
      const refused: ApplicationSummary[] = [];
      for (const application of chosen) {
        const { applicantId } = application;
        await api
          .request(callOf[verb](applicantId), { idempotencyKey: crypto.randomUUID() })
          .catch(() => refused.push(application));
      }
      return refused;
    },
    onSuccess: (refused) => {
      const names = refused.map(({ fullName }) => fullName).join(' · ');
      if (refused.length === 0) notify.success(done);
      else {
        notify.error(
          <Trans>
            Not possible for <bdi>{names}</bdi>. Look at where it stands now.
          </Trans>,
        );
      }
      onDone(new Set(refused.map(({ applicantId }) => applicantId)));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: applicationsKey }),
  });
  return (
    <Button variant="secondary" isLoading={command.isPending} onClick={() => command.mutate()}>
      {words}
    </Button>
  );
}

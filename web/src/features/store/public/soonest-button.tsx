import { Trans, useLingui } from '@lingui/react/macro';
import { Button, notify, VisuallyHidden } from '@osta/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { slotsQuery } from '../../../bookings/slots.queries.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import type { StaffedService } from '../../../stores/store-staff.queries.ts';
import { useToday } from '../../../time/use-today.ts';

interface SoonestButtonProps {
  readonly storeId: string;
  readonly name: string;
  readonly by: StaffedService['by'];
}

/** As many days as the service answers at once. */
const ahead = 42;

/** Finds who of the staff is free first, and leads to that time. */
export function SoonestButton({ storeId, name, by }: SoonestButtonProps): ReactNode {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const today = useToday();
  const problemText = useProblemText();
  const find = useMutation({
    mutationFn: async () => {
      const free = await Promise.all(
        by.map(async ({ member, offering }) => {
          const at = { offeringId: offering.id, storeId };
          const { slots } = await queryClient.query(slotsQuery(api, at, today, ahead));
          const start = slots[0]?.startsAt;
          return start === undefined
            ? []
            : [{ professional: member.id, service: offering.id, start }];
        }),
      );
      return free.flat().toSorted((a, b) => (a.start < b.start ? -1 : 1))[0];
    },
    onSuccess: (first) => {
      if (first === undefined) {
        notify.error(t`Nobody is free in the next weeks. Call the store.`);
        return;
      }
      void navigate({ to: '/customer/bookings/new', search: { ...first, store: storeId } });
    },
    onError: (error) => notify.error(problemText(error)),
  });
  return (
    <Button variant="secondary" isLoading={find.isPending} onClick={() => find.mutate()}>
      <Trans>Anyone, the soonest</Trans>
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}

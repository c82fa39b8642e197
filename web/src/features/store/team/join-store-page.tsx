import { Trans } from '@lingui/react/macro';
import type { StoreReceipt } from '@osta/contracts/store/api';
import { Button, EmptyState, EmptyStores, notify, RelativeTime, Welcome } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { invitationQuery } from '../../../stores/invitation.queries.ts';

const route = getRouteApi('/_default/store/$id/join/$invitationId');

/** Where the link of an invitation leads: it says into which store, and the reader joins. */
export function JoinStorePage(): ReactNode {
  const { id, invitationId } = route.useParams();
  const { data: invitation } = useSuspenseQuery(invitationQuery(useApi(), id, invitationId));
  const problemText = useProblemText();
  const router = useRouter();
  const command = useCommand<StoreReceipt>(['store-invitation']);

  if (invitation === null) return <div className="web-page web-centered">{ended}</div>;
  const { storeName, role, expiresAt } = invitation;

  return (
    <div className="web-page web-centered">
      <EmptyState
        titleAs="h1"
        illustration={<Welcome />}
        title={<Trans>Join {storeName}</Trans>}
        description={
          <>
            {role === 'manager' ? (
              <Trans>Its owner invites you to run the store’s page as a manager.</Trans>
            ) : (
              <Trans>Its owner invites you to work in the store.</Trans>
            )}{' '}
            <Trans>
              The invitation ends <RelativeTime instant={expiresAt} isCountdown />.
            </Trans>
          </>
        }
        action={
          <Button
            isLoading={command.isPending}
            onClick={() =>
              command.mutate(
                call('POST /api/stores/{storeId}/invitations/{invitationId}/accept', {
                  params: { storeId: id, invitationId },
                }),
                {
                  onSuccess: () => void router.navigate({ to: '/store/dashboard' }),
                  onError: (error) => notify.error(problemText(error)),
                },
              )
            }
          >
            <Trans>Join the store</Trans>
          </Button>
        }
      />
    </div>
  );
}

const ended = (
  <EmptyState
    titleAs="h1"
    illustration={<EmptyStores />}
    title={<Trans>This invitation can no longer be used</Trans>}
    description={
      <Trans>It was accepted, taken back, or has ended. Ask the owner for a new one.</Trans>
    }
    action={
      <Button asChild variant="secondary">
        <Link to="/store/dashboard">
          <Trans>Go to your stores</Trans>
        </Link>
      </Button>
    }
  />
);

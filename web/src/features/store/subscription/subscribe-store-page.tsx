import { Trans, useLingui } from '@lingui/react/macro';
import type { MyStore, StoreReceipt } from '@osta/contracts/store/api';
import type { SubscriptionView } from '@osta/contracts/store/subscription-api';
import {
  Button,
  Callout,
  ConfirmDialog,
  Heading,
  Link as UiLink,
  notify,
  Text,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { paidStores } from '../../../stores/paid-stores.ts';
import { PlanCards } from '../../../stores/plan-cards.tsx';
import { myStoresQuery, storesKey, subscriptionQuery } from '../../../stores/stores.queries.ts';
import { SubscriptionState } from '../../../stores/subscription-state.tsx';
import { NoStore } from '../no-store.tsx';
import { StorePick } from '../store-pick.tsx';
import { AnnouncedPayments } from './announced-payments.tsx';
import { CheckoutResult } from './checkout-result.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { OpenCheckouts } from './open-checkouts.tsx';
import { PayOnline } from './pay-online.tsx';
import { PaymentHistory } from './payment-history.tsx';

import '../store.css';

const route = getRouteApi('/_default/store/subscribe');

/** The subscription of a store: where it stands, the plans, how to pay, what was paid. */
export function SubscribeStorePage(): ReactNode {
  const { store, checkout } = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useSuspenseQuery(myStoresQuery(useApi()));
  const stores = paidStores(data);
  // The address of a store where they only work shows no other store in its place
  const others = data.find(({ storeId, role }) => storeId === store && role !== 'owner');
  const chosen = stores.find(({ storeId }) => storeId === store) ?? stores[0];
  return (
    <div className="web-page">
      <div className="web-list-head">
        <Heading as="h1">
          <Trans>Store subscription</Trans>
        </Heading>
      </div>
      {others !== undefined ? (
        <OwnersMatter store={others} />
      ) : chosen === undefined ? (
        <NoStore>
          <Trans>
            A subscription belongs to a store. Open yours first: the first 30 days are free.
          </Trans>
        </NoStore>
      ) : (
        <>
          <StorePick
            stores={stores}
            chosen={chosen}
            onChoose={(storeId) => void navigate({ search: { store: storeId } })}
          />
          <Subscription key={chosen.storeId} mine={chosen} checkoutId={checkout} />
        </>
      )}
    </div>
  );
}

interface OwnersMatterProps {
  readonly store: MyStore;
}

/** Says who chooses and pays the plan of a store, to those who only work there. */
function OwnersMatter({ store: { storeId, name } }: OwnersMatterProps): ReactNode {
  return (
    <Callout tone="info" title={<bdi>{name}</bdi>}>
      <Trans>The store’s owner sees to the subscription.</Trans>{' '}
      <UiLink asChild underline="always">
        <Link to="/store/dashboard" search={{ store: storeId }}>
          <Trans>To the store dashboard</Trans>
        </Link>
      </UiLink>
    </Callout>
  );
}

interface SubscriptionProps {
  readonly mine: MyStore;
  /** With which they came back from the payment provider. */
  readonly checkoutId: string | undefined;
}

function Subscription({
  mine: { storeId, name, status, role },
  checkoutId,
}: SubscriptionProps): ReactNode {
  const { data: subscription } = useSuspenseQuery(subscriptionQuery(useApi(), storeId));
  const isPublished = status === 'published' || status === 'paused';
  return (
    <div className="web-store-parts">
      {checkoutId !== undefined && (
        <CheckoutResult key={checkoutId} storeId={storeId} checkoutId={checkoutId} />
      )}
      <section className="web-store-part">
        <Heading as="h2" size="large">
          <bdi>{name}</bdi>
        </Heading>
        <SubscriptionState subscription={subscription} isPublished={isPublished} />
        <CancelSubscription subscription={subscription} />
      </section>
      <Plans subscription={subscription} />
      <PayOnline subscription={subscription} />
      <HowToPay subscription={subscription} />
      <AnnouncedPayments subscription={subscription} isOwner={role === 'owner'} />
      <OpenCheckouts subscription={subscription} />
      <PaymentHistory subscription={subscription} />
      <Text tone="quiet">
        <UiLink asChild underline="always">
          <Link to="/store/dashboard" search={{ store: storeId }}>
            <Trans>To the store dashboard</Trans>
          </Link>
        </UiLink>
      </Text>
    </div>
  );
}

interface OfSubscription {
  readonly subscription: SubscriptionView;
}

/** The plans side by side; the reader's own is named, the others can be chosen. */
function Plans({ subscription }: OfSubscription): ReactNode {
  const { storeId, plan, status, allowed } = subscription;
  const problemText = useProblemText();
  const command = useCommand<StoreReceipt>(storesKey);
  const [wanted, setWanted] = useState<string | null>(null);
  const isRunning = plan !== null && status !== 'canceled';

  function choose(id: string): void {
    setWanted(id);
    command.mutate(
      call('POST /api/stores/{storeId}/subscription/choose', {
        params: { storeId },
        body: { plan: id },
      }),
      {
        onSuccess: () => notify.success(<Trans>The plan is chosen.</Trans>),
        onError: (error) => notify.error(problemText(error)),
      },
    );
  }

  return (
    <section className="web-store-part">
      <Heading as="h2" size="medium">
        {isRunning ? <Trans>Your plan and the others</Trans> : <Trans>Choose a plan</Trans>}
      </Heading>
      {isRunning && (
        <Text tone="quiet">
          <Trans>Another plan counts from the next payment on.</Trans>
        </Text>
      )}
      <PlanCards
        headingAs="h3"
        own={isRunning ? plan : null}
        renderAction={(id) => {
          const isOwn = isRunning && id === plan;
          if (isOwn && status !== 'cancel_at_period_end') {
            return (
              <Text tone="quiet">
                <Trans>This is your plan</Trans>
              </Text>
            );
          }
          if (!allowed.includes('choose')) return null;
          return (
            <Button
              variant={isRunning ? 'secondary' : 'primary'}
              isLoading={command.isPending && wanted === id}
              disabled={command.isPending && wanted !== id}
              onClick={() => choose(id)}
            >
              {isOwn ? <Trans>Keep this plan</Trans> : <Trans>Choose this plan</Trans>}
            </Button>
          );
        }}
      />
    </section>
  );
}

/** Cancels, after saying until when the page stays. */
function CancelSubscription({ subscription }: OfSubscription): ReactNode {
  const { t } = useLingui();
  const { storeId, status, allowed } = subscription;
  const [isAsking, setAsking] = useState(false);
  const problemText = useProblemText();
  const command = useCommand<StoreReceipt>(storesKey);
  if (!allowed.includes('cancel')) return null;
  const runsOn = status === 'active' || status === 'trialing';
  return (
    <div>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trans>Cancel the subscription</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={<Trans>Cancel the subscription?</Trans>}
        description={
          runsOn
            ? t`Customers see the page until the end of this period, then no longer. What you wrote stays.`
            : t`Customers no longer see the page. What you wrote stays, and you can choose a plan again.`
        }
        confirmLabel={<Trans>Cancel the subscription</Trans>}
        keepLabel={<Trans context="subscription">Keep it</Trans>}
        isConfirming={command.isPending}
        onConfirm={() =>
          command.mutate(
            call('POST /api/stores/{storeId}/subscription/cancel', { params: { storeId } }),
            {
              onSuccess: () => {
                setAsking(false);
                notify.success(<Trans>The subscription is cancelled.</Trans>);
              },
              onError: (error) => {
                setAsking(false);
                notify.error(problemText(error));
              },
            },
          )
        }
      />
    </div>
  );
}

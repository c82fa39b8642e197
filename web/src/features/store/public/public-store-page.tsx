import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumb, Button, Heading, Icon, OpenNow, printIcon, RatingLine } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { NearSight } from '../../../components/near-sight.tsx';
import { ShareButton } from '../../../components/share-button.tsx';
import { PublicReviews } from '../../../reviews/public-reviews.tsx';
import { publicStoreQuery } from '../../../stores/public-stores.queries.ts';
import { useCountView } from '../../../stores/use-count-view.ts';
import { ContactActions } from './public-store-contact.tsx';
import {
  StoreAbout,
  StoreCover,
  StoreFeatures,
  StoreHours,
  StoreKinds,
  StorePayment,
} from './public-store-parts.tsx';
import { StoreStaff } from './public-store-staff.tsx';
import { StoreWhere } from './public-store-where.tsx';
import { StoreActionBar } from './store-action-bar.tsx';

import './public-store.css';

const route = getRouteApi('/_default/store/$id/public');

/** For those who read to the end. */
const StoresNearby = lazy(async () => ({
  default: (await import('./stores-nearby.tsx')).StoresNearby,
}));

/** A store as customers see it. */
export function PublicStorePage(): ReactNode {
  const { id } = route.useParams();
  const { t } = useLingui();
  const { data: store, dataUpdatedAt } = useSuspenseQuery(publicStoreQuery(useApi(), id));
  useCountView(id);
  const { name, open, rating } = store;
  const now = new Date(dataUpdatedAt);

  return (
    <>
      <div className="web-page web-store-page">
        <Breadcrumb
          crumbs={[
            {
              id: 'stores',
              link: (
                <Link to="/store/search">
                  <Trans>Stores</Trans>
                </Link>
              ),
            },
          ]}
          current={<bdi>{name}</bdi>}
        />
        <StoreCover {...store} />
        <header className="web-store-head">
          <div className="web-store-title">
            <Heading as="h1">
              <bdi>{name}</bdi>
            </Heading>
            <StoreKinds {...store} />
            <OpenNow {...open} now={now} />
            {rating !== null && <RatingLine rating={rating} />}
          </div>
          <ContactActions store={store}>
            <ShareButton title={name} />
            <Button
              variant="ghost"
              iconStart={<Icon icon={printIcon} size={18} />}
              onClick={() => window.print()}
            >
              <Trans>Print</Trans>
            </Button>
          </ContactActions>
        </header>
        <div className="web-store-columns">
          <div className="web-store-main" data-in-turn="">
            <StoreAbout description={store.description} />
            <StoreStaff store={store} />
            <StoreFeatures features={store.features} />
            <StoreWhere store={store} />
            <PublicReviews reviewed={{ storeId: id }} rating={rating} saysWho />
          </div>
          <aside className="web-store-side" aria-label={t`Hours and payment`}>
            <StoreHours hours={store.hours} open={open} now={now} />
            <StorePayment methods={store.paymentMethods} />
          </aside>
        </div>
        <NearSight className="web-store-nearby">
          <StoresNearby store={store} />
        </NearSight>
      </div>
      <StoreActionBar store={store} now={now} />
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { UnresolvedPage } from '@osta/contracts/booking/strike';
import {
  Button,
  DayAndTime,
  EmptyBookings,
  EmptyState,
  Heading,
  Link as UiLink,
  RelativeTime,
  Table,
  type TableColumn,
  Text,
} from '@osta/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { ShowMore } from '../../../components/show-more.tsx';
import { ProfessionalName } from '../../../professionals/professional-name.tsx';
import { unresolvedQuery } from './unresolved.queries.ts';

import '../../../components/list-page.css';

type Unresolved = UnresolvedPage['items'][number];

const subjects: Readonly<Record<Unresolved['about'], ReactNode>> = {
  work: <Trans>The customer disputes the work</Trans>,
  'no-show': <Trans>A reported no-show is contested</Trans>,
  strike: <Trans>A strike is contested</Trans>,
};

const columns = {
  booking: ({ id, serviceName }: Unresolved): ReactNode => (
    <UiLink asChild>
      <Link to="/admin/bookings/$id" params={{ id }}>
        <bdi>{serviceName}</bdi>
      </Link>
    </UiLink>
  ),
  about: ({ about }: Unresolved): ReactNode => subjects[about],
  customer: ({ customer }: Unresolved): ReactNode => <bdi>{customer.fullName}</bdi>,
  professional: ({ professional }: Unresolved): ReactNode => (
    <ProfessionalName person={professional} />
  ),
  start: ({ startsAt }: Unresolved): ReactNode => <DayAndTime instant={startsAt} />,
  changed: ({ updatedAt }: Unresolved): ReactNode => <RelativeTime instant={updatedAt} />,
};

/** The bookings that wait for a decision: disputes and contested strikes. */
export function AdminBookingsPage(): ReactNode {
  const { t } = useLingui();
  const list = useSuspenseInfiniteQuery(unresolvedQuery(useApi()));
  const shown: readonly TableColumn<Unresolved>[] = [
    { id: 'booking', header: t`Booking`, cell: columns.booking },
    { id: 'about', header: t`What about`, cell: columns.about },
    { id: 'customer', header: t`Customer`, cell: columns.customer },
    { id: 'professional', header: t`Professional`, cell: columns.professional },
    { id: 'start', header: t`When`, cell: columns.start },
    { id: 'changed', header: t`Changed`, cell: columns.changed },
  ];
  return (
    <div className="web-page">
      <div className="web-list-head">
        <Heading as="h1">
          <Trans>Bookings to decide</Trans>
        </Heading>
        <Button asChild variant="secondary">
          <Link to="/admin/bookings/all">
            <Trans>All bookings</Trans>
          </Link>
        </Button>
      </div>
      <Text className="web-page-lead" tone="quiet">
        <Trans>Disputes and contested strikes, the earliest booking at the top.</Trans>
      </Text>
      <Table
        label={t`Bookings to decide`}
        columns={shown}
        rows={list.data.pages.flatMap(({ items }) => items)}
        idOf={({ id }) => id}
        empty={
          <EmptyState
            size="small"
            illustration={<EmptyBookings />}
            title={<Trans>Nothing to decide</Trans>}
            description={<Trans>What people dispute or contest appears here.</Trans>}
          />
        }
      />
      <ShowMore list={list} />
    </div>
  );
}

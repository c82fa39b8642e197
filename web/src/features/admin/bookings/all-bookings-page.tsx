import { Trans, useLingui } from '@lingui/react/macro';
import type { FoundBooking } from '@osta/contracts/booking/admin-api';
import {
  bookingLooks,
  BookingStatusBadge,
  DateRangeField,
  DayAndTime,
  FormField,
  Link as UiLink,
  type TableColumn,
} from '@osta/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { shownStatus } from '../../../bookings/shown-status.ts';
import { ReviewQueuePage } from '../review-queue-page.tsx';
import { allBookingsSearch } from './all-bookings-search.ts';
import { allBookingsQuery } from './all-bookings.queries.ts';

const route = getRouteApi('/_default/admin/bookings/all');

const cells = {
  booking: ({ id, serviceName }: FoundBooking): ReactNode => (
    <UiLink asChild>
      <Link to="/admin/bookings/$id" params={{ id }}>
        <bdi>{serviceName}</bdi>
      </Link>
    </UiLink>
  ),
  status: ({ status }: FoundBooking): ReactNode => <StatusCell status={status} />,
  customer: ({ customer }: FoundBooking): ReactNode => <bdi>{customer.fullName}</bdi>,
  professional: ({ professional }: FoundBooking): ReactNode => <bdi>{professional.fullName}</bdi>,
  start: ({ startsAt }: FoundBooking): ReactNode => <DayAndTime instant={startsAt} />,
};

function StatusCell({ status }: Pick<FoundBooking, 'status'>): ReactNode {
  const shown = shownStatus(status);
  return shown === null ? null : <BookingStatusBadge status={shown} reader="other" />;
}

/** The bookings of everybody: a search, filters, and a table that loads page by page. */
export function AllBookingsPage(): ReactNode {
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useSuspenseInfiniteQuery(allBookingsQuery(useApi(), search));
  const { from, to } = search;
  const columns: readonly TableColumn<FoundBooking>[] = [
    { id: 'booking', header: t`Booking`, cell: cells.booking },
    { id: 'status', header: t`Status`, cell: cells.status },
    { id: 'customer', header: t`Customer`, cell: cells.customer },
    { id: 'professional', header: t`Professional`, cell: cells.professional },
    { id: 'start', header: t`When`, cell: cells.start },
  ];

  function look(change: Readonly<Record<string, string | undefined>>): void {
    void navigate({ search: allBookingsSearch({ ...search, ...change }), replace: true });
  }

  return (
    <ReviewQueuePage
      title={t`All bookings`}
      lead={<Trans>Everybody’s bookings, the latest start at the top.</Trans>}
      findLabel={<Trans>Find a name or a receipt number</Trans>}
      statuses={bookingLooks.other}
      search={search}
      onLook={(change) => look({ ...change })}
      filters={
        <FormField label={<Trans>Days</Trans>}>
          <DateRangeField
            value={from === undefined || to === undefined ? null : { from, to }}
            onChange={(days) => look({ from: days?.from, to: days?.to })}
          />
        </FormField>
      }
      list={list}
      columns={columns}
      idOf={({ id }) => id}
      emptyTitle={<Trans>No bookings here</Trans>}
    />
  );
}

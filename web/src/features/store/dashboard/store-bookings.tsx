import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreBooking } from '@osta/contracts/booking/store-calendar-api';
import type { StoreView } from '@osta/contracts/store/api';
import {
  Calendar,
  type CalendarColor,
  type CalendarView,
  FormField,
  Select,
  Text,
} from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { calendarRange } from '../../../bookings/calendar-range.ts';
import { shownHours } from '../../../bookings/shown-hours.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { storeBookingsQuery } from '../../../stores/store-bookings.queries.ts';
import { membersQuery } from '../../../stores/stores.queries.ts';
import { localTimeOf } from '../../../time/tripoli.ts';
import { StoreBookingDetails } from './store-booking-details.tsx';

const route = getRouteApi('/_default/store/dashboard');

/** Of those that need something from somebody; the others are gray. */
const colors: { readonly [Status in StoreBooking['status']]?: CalendarColor } = {
  pending: 'orange',
  confirmed: 'blue',
  in_progress: 'green',
};

/** The bookings that did not take place. */
const ended: ReadonlySet<StoreBooking['status']> = new Set<StoreBooking['status']>([
  'cancelled',
  'declined',
  'expired',
]);

interface StoreBookingsProps {
  readonly store: StoreView;
  /** When the page was made: the same on the server and in the browser. */
  readonly now: string;
}

/** The bookings made at a store, by day, week, month or as a list: of all its staff, or of one. */
export function StoreBookings({ store: { storeId, role }, now }: StoreBookingsProps): ReactNode {
  const { t } = useLingui();
  const { view = 'week', day = localTimeOf(now).day, member = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const api = useApi();
  const { data: team } = useQuery(membersQuery(api, storeId));
  const { data, isPending, error } = useQuery(storeBookingsQuery(api, storeId, calendarRange(day)));
  const [openId, setOpenId] = useState<string | null>(null);
  const all = data?.items ?? [];
  const bookings = all.filter(
    ({ status, professional }) =>
      !ended.has(status) && (member === '' || professional.id === member),
  );
  const hours = shownHours(bookings);
  const opened = all.find(({ id }) => id === openId);

  function show(change: {
    readonly view?: CalendarView;
    readonly day?: string;
    readonly member?: string;
  }): void {
    const { view: nextView = view, day: nextDay = day, member: nextMember = member } = change;
    void navigate({
      search: {
        store: storeId,
        ...(nextView !== 'week' && { view: nextView }),
        day: nextDay,
        ...(nextMember !== '' && { member: nextMember }),
      },
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <div className="web-store-parts">
      {role === 'staff' ? (
        <Text tone="quiet">
          <Trans>Your own bookings at this store. Its owner and managers see all of them.</Trans>
        </Text>
      ) : (
        <div className="web-store-pick">
          <FormField id="store-bookings-member" label={<Trans>Whose bookings</Trans>}>
            <Select
              value={member}
              onChange={({ target: { value } }) => show({ member: value })}
              options={[
                { value: '', label: t`Everybody` },
                ...(team?.staff ?? []).map(({ id, fullName }) => ({ value: id, label: fullName })),
              ]}
            />
          </FormField>
        </div>
      )}
      <ProblemNotice error={error} />
      <Calendar
        view={view}
        onViewChange={(next) => show({ view: next })}
        day={day}
        onDayChange={(next) => show({ day: next })}
        now={now}
        isLoading={isPending}
        fromHour={hours.from}
        toHour={hours.to}
        events={bookings.map((booking) => ({
          id: booking.id,
          title: booking.serviceName,
          detail: `${booking.professional.fullName} · ${booking.customer.fullName}`,
          start: booking.startsAt,
          end: booking.endsAt,
          color: colors[booking.status] ?? 'gray',
          isMovable: false,
        }))}
        onOpen={setOpenId}
      />
      {opened !== undefined && (
        <StoreBookingDetails booking={opened} onClose={() => setOpenId(null)} />
      )}
    </div>
  );
}

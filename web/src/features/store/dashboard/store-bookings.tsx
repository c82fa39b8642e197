import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreBooking } from '@osta/contracts/booking/store-calendar-api';
import type { StoreView } from '@osta/contracts/store/api';
import {
  Button,
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
import { BlockTimeForm } from './block-time-form.tsx';
import { blockDays, ended } from './block-values.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { StoreBlockDetails } from './store-block-details.tsx';
import { StoreBookingDetails } from './store-booking-details.tsx';

const route = getRouteApi('/_default/store/dashboard');

/** Of those that need something from somebody; the others are gray. */
const colors: { readonly [Status in StoreBooking['status']]?: CalendarColor } = {
  pending: 'orange',
  confirmed: 'blue',
  in_progress: 'green',
};

interface StoreBookingsProps {
  readonly store: StoreView;
  /** When the page was made: the same on the server and in the browser. */
  readonly now: string;
}

/** The bookings made at a store, by day, week, month or as a list: of all its staff, or of one. */
export function StoreBookings({
  store: { storeId, role, blocks, allowed },
  now,
}: StoreBookingsProps): ReactNode {
  const { t } = useLingui();
  const { view = 'week', day = localTimeOf(now).day, member = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const api = useApi();
  const { data: team } = useQuery(membersQuery(api, storeId));
  const { data, isPending, error } = useQuery(storeBookingsQuery(api, storeId, calendarRange(day)));
  const [openId, setOpenId] = useState<string | null>(null);
  const [isHandingOver, setHandingOver] = useState(false);
  const [isBlocking, setBlocking] = useState(false);
  const mayBlock = allowed.includes('block-time');
  const all = data?.items ?? [];
  const bookings = all.filter(
    ({ status, professional }) =>
      !ended.has(status) && (member === '' || professional.id === member),
  );
  const blockedDays = blocks.flatMap((block) =>
    blockDays(block).map(({ startsAt, endsAt }) => ({
      id: `${block.id} ${startsAt}`,
      reason: block.reason,
      startsAt,
      endsAt,
    })),
  );
  const hours = shownHours([...bookings, ...blockedDays]);
  const opened = all.find(({ id }) => id === openId);
  const openBlock = blocks.find(({ id }) => openId?.startsWith(id));

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
      {mayBlock && !isBlocking && (
        <div className="web-actions">
          <Button variant="secondary" onClick={() => setBlocking(true)}>
            <Trans>Block a time for everybody</Trans>
          </Button>
        </div>
      )}
      {isBlocking && (
        <BlockTimeForm storeId={storeId} now={now} onDone={() => setBlocking(false)} />
      )}
      <Calendar
        view={view}
        onViewChange={(next) => show({ view: next })}
        day={day}
        onDayChange={(next) => show({ day: next })}
        now={now}
        isLoading={isPending}
        fromHour={hours.from}
        toHour={hours.to}
        events={[
          ...blockedDays.map(({ id, reason, startsAt, endsAt }) => ({
            id,
            title: t`No bookings`,
            detail: reason,
            start: startsAt,
            end: endsAt,
            color: 'gray' as const,
            isMovable: false,
          })),
          ...bookings.map((booking) => ({
            id: booking.id,
            title: booking.serviceName,
            detail: `${booking.professional.fullName} · ${booking.customer.fullName}`,
            start: booking.startsAt,
            end: booking.endsAt,
            color: colors[booking.status] ?? 'gray',
            isMovable: false,
          })),
        ]}
        onOpen={setOpenId}
      />
      {opened !== undefined && !isHandingOver && (
        <StoreBookingDetails
          booking={opened}
          onHandOver={() => setHandingOver(true)}
          onClose={() => setOpenId(null)}
        />
      )}
      {opened !== undefined && isHandingOver && (
        <HandOverDialog
          booking={opened}
          onBack={() => setHandingOver(false)}
          onDone={() => {
            setHandingOver(false);
            setOpenId(null);
          }}
        />
      )}
      {openBlock !== undefined && (
        <StoreBlockDetails
          storeId={storeId}
          block={openBlock}
          isOwn={mayBlock}
          onClose={() => setOpenId(null)}
        />
      )}
    </div>
  );
}

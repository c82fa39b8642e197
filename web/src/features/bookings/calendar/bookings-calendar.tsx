import { useLingui } from '@lingui/react/macro';
import type { BookingSummary } from '@osta/contracts/booking/api';
import { Calendar, type CalendarColor, type CalendarView } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { calendarCountsQuery, calendarQuery } from '../../../bookings/bookings.queries.ts';
import { calendarRange, dayRange } from '../../../bookings/calendar-range.ts';
import { shownHours } from '../../../bookings/shown-hours.ts';
import { takenTimes } from '../../../bookings/taken-times.ts';
import { TimeQuestion } from '../questions/time-question.tsx';
import { DayRoute } from './day-route.tsx';

/** Of those that need something from somebody; the others are gray. */
const colors: { readonly [Status in BookingSummary['status']]?: CalendarColor } = {
  pending: 'orange',
  confirmed: 'blue',
  in_progress: 'green',
};

interface BookingsCalendarProps {
  readonly view: CalendarView;
  readonly day: string;
  /** When the page was made: the same on the server and in the browser. */
  readonly now: string;
}

interface Move {
  readonly booking: BookingSummary;
  readonly start: string;
}

/**
 * A professional's bookings by day, with the route of that day, by week, counted by month, or as a list. An
 * event that is moved, by pointer or keyboard, becomes the proposal of another time.
 */
export function BookingsCalendar({ view, day, now }: BookingsCalendarProps): ReactNode {
  const { t } = useLingui();
  const navigate = useNavigate();
  const api = useApi();
  const isMonth = view === 'month';
  // A month says how many there are on each day; of the chosen one a phone lists them
  const { data, isPending, isPlaceholderData } = useQuery(
    calendarQuery(api, isMonth ? dayRange(day) : calendarRange(day)),
  );
  const counts = useQuery({ ...calendarCountsQuery(api, calendarRange(day)), enabled: isMonth });
  const isMonthLoading = isMonth && (isPlaceholderData || counts.data === undefined);
  const [moved, setMoved] = useState<Move | null>(null);
  const bookings = data?.items ?? [];
  const hours = shownHours(bookings);

  function show(next: { readonly view?: CalendarView; readonly day?: string }): void {
    const { view: nextView = view, day: nextDay = day } = next;
    void navigate({
      to: '/professional/bookings',
      search: {
        tab: 'calendar',
        ...(nextView !== 'week' && { view: nextView }),
        day: nextDay,
      },
      replace: true,
      resetScroll: false,
    });
  }

  function ask(id: string, start: string): void {
    const booking = bookings.find((each) => each.id === id);
    if (booking !== undefined) setMoved({ booking, start });
  }

  return (
    <>
      <Calendar
        view={view}
        onViewChange={(next) => show({ view: next })}
        day={day}
        onDayChange={(next) => show({ day: next })}
        now={now}
        isLoading={isPending || isMonthLoading}
        {...(counts.data !== undefined && { countOfDays: counts.data.days })}
        fromHour={hours.from}
        toHour={hours.to}
        hoursOfDays={data?.days ?? []}
        taken={takenTimes(data, { held: t`Being booked`, proposed: t`Proposed time` })}
        events={bookings.map((booking) => ({
          id: booking.id,
          title: booking.serviceName,
          detail: [booking.counterpart.fullName, booking.placeName].filter(Boolean).join(' · '),
          start: booking.startsAt,
          end: booking.endsAt,
          color: colors[booking.status] ?? 'gray',
          isMovable: isMovable(booking, now),
        }))}
        onOpen={(id) => void navigate({ to: '/professional/bookings/$id', params: { id } })}
        onMove={ask}
      />
      {view === 'day' && data !== undefined && <DayRoute bookings={data.items} day={day} />}
      {moved !== null && (
        <TimeQuestion
          booking={moved.booking}
          other={moved.booking.counterpart.fullName}
          reader="professional"
          start={moved.start}
          onClose={() => setMoved(null)}
        />
      )}
    </>
  );
}

/** Whether another time can be proposed: it lies ahead, and no proposal waits for an answer. */
function isMovable({ status, startsAt, proposedBy }: BookingSummary, now: string): boolean {
  const isOpen = status === 'pending' || status === 'confirmed';
  return isOpen && proposedBy === null && startsAt > now;
}

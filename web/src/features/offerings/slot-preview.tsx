import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { instantAt } from '@osta/contracts/instant-at';
import type { AvailabilityRequest } from '@osta/contracts/offering/api';
import type { Availability } from '@osta/contracts/offering/availability';
import type { Day } from '@osta/contracts/offering/day';
import { freeSlots, type FreeSlot } from '@osta/contracts/offering/free-slots';
import type { Offer } from '@osta/contracts/offering/offer';
import { Card, DateText, expandIcon, Heading, Icon, PlannedDay, Text } from '@osta/ui-kit';
import { type ReactNode, useMemo, useState } from 'react';

import { daysAfter, instantOf } from '../../time/tripoli.ts';
import { useToday } from '../../time/use-today.ts';

interface SlotPreviewProps {
  readonly offer: Offer;
  /** As it stands in the form; `null` while something is missing or wrong. */
  readonly availability: AvailabilityRequest | null;
}

/** Days that the preview shows. */
const shownDays = 14;
const asTime = { style: 'time' } as const;

/** The times that customers could book in the next two weeks, by the hours in the form. */
export function SlotPreview({ offer, availability }: SlotPreviewProps): ReactNode {
  const { t } = useLingui();
  const today = useToday();
  const [now] = useState(() => instantAt(Date.now()));
  // What was last whole stays, so that nothing jumps while somebody types
  const [shown, setShown] = useState(availability);
  if (availability !== null && availability !== shown) setShown(availability);

  const days = useMemo(
    () => (shown === null ? [] : previewDays({ offer, availability: shown, now, today })),
    [now, offer, shown, today],
  );
  const first = days.find(({ slots }) => slots.length > 0);

  return (
    <Card className="web-slot-preview">
      <Heading as="h2" size="medium">
        <Trans>What customers will see</Trans>
      </Heading>
      <Text tone="quiet">
        <Trans>The next two weeks by these hours, before any booking.</Trans>
      </Text>
      {days.length > 0 && first === undefined && (
        <Text tone="quiet">
          <Trans>No free times. Open at least one day.</Trans>
        </Text>
      )}
      <ul className="web-slot-days">
        {days.map(({ day, noon, slots, slots: { length: count } }) => (
          <li key={day}>
            {slots.length === 0 ? (
              <span className="web-slot-day-none">
                <PlannedDay instant={noon} />
                <span>
                  <Trans context="day">Closed</Trans>
                </span>
              </span>
            ) : (
              <details className="web-slot-day" open={day === first?.day}>
                <summary>
                  <PlannedDay instant={noon} />
                  <span className="web-slot-count">{t`${plural(count, { one: '# time', other: '# times' })}`}</span>
                  <Icon icon={expandIcon} size={18} />
                </summary>
                <ul className="web-slot-times">
                  {slots.map(({ startsAt }) => (
                    <li className="web-slot-time" key={startsAt}>
                      <DateText instant={startsAt} {...asTime} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PreviewDay {
  readonly day: string;
  readonly noon: string;
  readonly slots: readonly FreeSlot[];
}

interface PreviewQuestion {
  readonly offer: Offer;
  readonly availability: AvailabilityRequest;
  readonly now: ReturnType<typeof instantAt>;
  readonly today: string;
}

function previewDays({ offer, availability, now, today }: PreviewQuestion): readonly PreviewDay[] {
  const slots = freeSlots({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- days of date fields, without their brand
    availability: availability as Availability,
    service: offer,
    busy: [],
    now,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a Libyan day
    from: today as Day,
    days: shownDays,
  });
  return Array.from({ length: shownDays }, (_, n) => {
    const day = daysAfter(today, n);
    return {
      day,
      noon: instantOf({ day, time: '12:00' }) ?? '',
      slots: slots.filter((slot) => slot.day === day),
    };
  });
}

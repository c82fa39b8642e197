import { Trans, useLingui } from '@lingui/react/macro';
import { RadioGroup } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

import { Button } from '../button/button.tsx';
import { type Day, dayOf, instantAt, minuteOf } from '../calendar/calendar-days.ts';
import { DateText } from '../date-text/date-text.tsx';
import { DateBlock } from '../day-and-time/date-block.tsx';
import { OwnTime } from '../day-and-time/own-time.tsx';
import { PlannedDay } from '../day-and-time/planned-day.tsx';
import { useOwnTime } from '../day-and-time/use-own-time.ts';
import { useToday } from '../day-and-time/use-today.ts';
import { formatNearDay, formatWeekday, type Instant } from '../formats/format-date.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { nextIcon, previousIcon } from '../icons/icons.ts';
import { useDirection, useLocale } from '../provider/ui-context.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

import './slot-picker.css';

export interface SlotDay {
  /** A calendar day in Libya, `2026-11-21`. */
  readonly day: Day;
  /** The starts of the slots, in order. */
  readonly slots: readonly string[];
}

export interface SlotPickerProps {
  /** Names the choice for screen readers. */
  readonly label: string;
  /** The shown days, usually a week. */
  readonly days: readonly SlotDay[];
  /** The start of the chosen slot. */
  readonly value: string | null;
  readonly onChange: (start: string) => void;
  readonly isLoading?: boolean;
  /** Called to show earlier days; left out where there are none. */
  readonly onEarlier?: () => void;
  readonly onLater?: () => void;
  /** The first free slot after these days; offered when they have none. */
  readonly nextFree?: Instant;
  readonly onNextFree?: () => void;
}

const asTime = { style: 'time' } as const;

/** Parts of a day, each with the minute at which it ends. */
const parts = [
  { id: 'morning', until: 12 * 60 },
  { id: 'afternoon', until: 17 * 60 },
  { id: 'evening', until: 24 * 60 },
] as const;

/** Noon: an instant that stays on its day in spite of clock changes. */
const noon = (day: Day): string => instantAt(day, 12 * 60);

/** Chooses a day, then one of its free slots. */
export function SlotPicker({
  label,
  days,
  value,
  onChange,
  isLoading = false,
  onEarlier,
  onLater,
  nextFree,
  onNextFree,
}: SlotPickerProps): ReactNode {
  const { t } = useLingui();
  const strip = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const today = useToday();
  const dir = useDirection();
  const firstFree = days.find(({ slots }) => slots.length > 0)?.day;
  const [asked, setAsked] = useState<Day | null>(value === null ? null : dayOf(value));
  const day = days.find((each) => each.day === (asked ?? firstFree)) ?? days[0];
  const shown = day?.day;
  const isElsewhere = useOwnTime(noon(shown ?? today)) !== null;
  useLayoutEffect(() => {
    // The chosen day is in sight, wherever the days were scrolled to
    const row = strip.current;
    const chosen = row?.querySelector<HTMLElement>(`[value='${shown}']`);
    if (row === null || chosen === null || chosen === undefined) return;
    const [around, inside] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
    const middle = (box: DOMRect): number => box.x + box.width / 2;
    row.scrollBy({ left: middle(inside) - middle(around) });
  }, [shown]);
  const names = { morning: t`Morning`, afternoon: t`Afternoon`, evening: t`Evening` };
  return (
    <div className="ui-slot-picker" aria-busy={isLoading}>
      <div className="ui-slot-picker-days">
        <IconButton
          label={t`Earlier days`}
          size="small"
          disabled={onEarlier === undefined}
          onClick={onEarlier}
        >
          <Icon icon={previousIcon} size={18} />
        </IconButton>
        <RadioGroup.Root
          className="ui-slot-picker-strip"
          ref={strip}
          aria-label={t`Day`}
          dir={dir}
          orientation="horizontal"
          value={day?.day ?? ''}
          onValueChange={setAsked}
        >
          {days.map((each) => {
            const date = formatWeekday(noon(each.day), locale) ?? each.day;
            const near = formatNearDay(noon(each.day), today, locale);
            const name = near === null ? date : `${date} (${near})`;
            return (
              <RadioGroup.Item
                className="ui-slot-picker-day"
                key={each.day}
                value={each.day}
                data-none={each.slots.length === 0 || undefined}
                aria-label={each.slots.length === 0 ? t`${name}, nothing free` : name}
              >
                <DateBlock instant={noon(each.day)} isInRow />
              </RadioGroup.Item>
            );
          })}
        </RadioGroup.Root>
        <IconButton
          label={t`Later days`}
          size="small"
          disabled={onLater === undefined}
          onClick={onLater}
        >
          <Icon icon={nextIcon} size={18} />
        </IconButton>
      </div>
      {isLoading && (
        <div className="ui-slot-picker-times">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
            <Skeleton key={place} height="44px" />
          ))}
        </div>
      )}
      {!isLoading && day !== undefined && firstFree !== undefined && (
        <p className="ui-slot-picker-shown">
          <PlannedDay instant={noon(day.day)} />
        </p>
      )}
      {isElsewhere && (
        <p className="ui-slot-picker-zone">
          <Trans>These are times in Libya, with your own below them.</Trans>
        </p>
      )}
      {!isLoading && day !== undefined && day.slots.length > 0 && (
        <RadioGroup.Root
          className="ui-slot-picker-parts"
          aria-label={label}
          dir={dir}
          value={value ?? ''}
          onValueChange={onChange}
        >
          {parts.map(({ id: part, until }, i) => {
            const from = parts[i - 1]?.until ?? 0;
            const slots = day.slots.filter((slot) => {
              const minute = minuteOf(slot);
              return minute >= from && minute < until;
            });
            if (slots.length === 0) return null;
            return (
              <fieldset className="ui-slot-picker-group" key={part}>
                <legend className="ui-slot-picker-part">{names[part]}</legend>
                <div className="ui-slot-picker-times">
                  {slots.map((slot) => (
                    <RadioGroup.Item className="ui-slot-picker-time" key={slot} value={slot}>
                      <DateText instant={slot} {...asTime} />
                      {isElsewhere && (
                        <span className="ui-slot-picker-own">
                          <OwnTime instant={slot} />
                        </span>
                      )}
                    </RadioGroup.Item>
                  ))}
                </div>
              </fieldset>
            );
          })}
        </RadioGroup.Root>
      )}
      {!isLoading && (day === undefined || day.slots.length === 0) && (
        <div className="ui-slot-picker-none">
          <p>
            {firstFree === undefined ? (
              <Trans>Nothing is free on these days.</Trans>
            ) : (
              <Trans>Nothing is free on this day.</Trans>
            )}
          </p>
          {firstFree !== undefined && (
            <Button variant="secondary" size="small" onClick={() => setAsked(firstFree)}>
              <Trans>Show the next free day</Trans>
            </Button>
          )}
          {firstFree === undefined && nextFree !== undefined && onNextFree !== undefined && (
            <Button variant="secondary" size="small" onClick={onNextFree}>
              <Trans>Next free:</Trans> <PlannedDay instant={nextFree} />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

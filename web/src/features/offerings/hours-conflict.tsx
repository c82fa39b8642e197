import { Trans } from '@lingui/react/macro';
import type { AvailabilityRequest } from '@osta/contracts/offering/api';
import type { DayHours, WeekHours } from '@osta/contracts/offering/availability';
import { FromTo, OpenRanges, useLocale, weekdayName, weekdays } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { DayText } from '../../components/day-text.tsx';
import {
  ChangedMeanwhile,
  type ChangedMeanwhileProps,
  type Difference,
} from '../../forms/changed-meanwhile.tsx';
import { draftRange } from '../../hours/availability-values.ts';
import { SeasonName } from '../../hours/season-name.tsx';
import { hoursDifferences } from './hours-differences.ts';

interface HoursConflictProps extends Omit<ChangedMeanwhileProps, 'title' | 'differences'> {
  readonly mine: AvailabilityRequest;
  readonly saved: AvailabilityRequest;
}

/** Lets the professional choose between the hours in the form and those that were saved meanwhile. */
export function HoursConflict({ mine, saved, ...choice }: HoursConflictProps): ReactNode {
  const locale = useLocale();
  const { week, pause, seasons, leaves, exceptions } = hoursDifferences(mine, saved);
  const differences: readonly Difference[] = [
    ...week.map(({ day, ...sides }) => ({
      key: day,
      label: weekdayName(day, locale),
      mine: <Hours of={sides.mine} />,
      saved: <Hours of={sides.saved} />,
    })),
    ...(pause === null
      ? []
      : [
          {
            key: 'pause',
            label: <Trans>Break on Friday</Trans>,
            mine: pause.mine === null ? <NotThere /> : <Hours of={[pause.mine]} />,
            saved: pause.saved === null ? <NotThere /> : <Hours of={[pause.saved]} />,
          },
        ]),
    ...listed('seasons', <Trans>Ramadan, Eid and other seasons</Trans>, {
      mine: seasons.mine.map(seasonOf),
      saved: seasons.saved.map(seasonOf),
    }),
    ...listed('leaves', <Trans>Days away</Trans>, {
      mine: leaves.mine.map(daysOf),
      saved: leaves.saved.map(daysOf),
    }),
    ...exceptions.map(({ day, ...sides }) => ({
      key: day,
      label: <DayText day={day} />,
      mine: sides.mine === null ? <AsUsual /> : <Hours of={sides.mine} />,
      saved: sides.saved === null ? <AsUsual /> : <Hours of={sides.saved} />,
    })),
  ];
  return (
    <ChangedMeanwhile
      title={<Trans>These hours have changed since you opened them</Trans>}
      differences={differences}
      {...choice}
    />
  );
}

interface ListedItem {
  readonly key: string;
  readonly words: ReactNode;
}

interface ListedSides {
  readonly mine: readonly ListedItem[];
  readonly saved: readonly ListedItem[];
}

/** The line of a part that is a list, unless both sides have the same. */
function listed(key: string, label: ReactNode, { mine, saved }: ListedSides): Difference[] {
  if (mine.length + saved.length === 0) return [];
  return [{ key, label, mine: <Listed items={mine} />, saved: <Listed items={saved} /> }];
}

function Listed({ items }: { readonly items: readonly ListedItem[] }): ReactNode {
  if (items.length === 0) return <NotThere />;
  return (
    <ul className="web-changed-list">
      {items.map(({ key, words }) => (
        <li key={key}>{words}</li>
      ))}
    </ul>
  );
}

function daysOf({ firstDay, lastDay }: AvailabilityRequest['leaves'][number]): ListedItem {
  return { key: firstDay + lastDay, words: <Days from={firstDay} to={lastDay} /> };
}

function seasonOf(season: AvailabilityRequest['seasons'][number]): ListedItem {
  const { kind, firstDay, lastDay, week } = season;
  return {
    key: kind + firstDay,
    words: (
      <>
        <SeasonName kind={kind} />
        <br />
        <Days from={firstDay} to={lastDay} />
        <WeekWords week={week} />
      </>
    ),
  };
}

function WeekWords({ week }: { readonly week: WeekHours }): ReactNode {
  const locale = useLocale();
  return (
    <ul className="web-changed-week">
      {weekdays.map((day) => (
        <li key={day}>
          <span>{weekdayName(day, locale)}</span>
          <span>
            <Hours of={week[day]} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Hours({ of: hours }: { readonly of: DayHours }): ReactNode {
  return <OpenRanges ranges={hours.map(draftRange)} />;
}

function Days({ from, to }: { readonly from: string; readonly to: string }): ReactNode {
  if (from === to) return <DayText day={from} />;
  return <FromTo from={<DayText day={from} />} to={<DayText day={to} />} />;
}

function NotThere(): ReactNode {
  return <Trans context="what only the other version has">None</Trans>;
}

function AsUsual(): ReactNode {
  return <Trans>Usual hours</Trans>;
}

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { type Weekday, weekdays } from '../opening-hours/week-opening-hours.ts';
import { weekdayName } from '../opening-hours/weekday-name.ts';
import { useLocale } from '../provider/ui-context.ts';

export interface CopyDayProps {
  /** The day whose hours are copied. */
  readonly day: Weekday;
  readonly onCopy: (days: readonly Weekday[]) => void;
}

/** Copies a day's hours to other days. The working days are preselected. */
export function CopyDay({ day, onCopy }: CopyDayProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const others = weekdays.filter((other) => other !== day);
  const [chosen, setChosen] = useState<readonly Weekday[]>(
    others.filter((other) => other !== 'friday'),
  );
  const turn = (other: Weekday, isIn: boolean): void =>
    setChosen(isIn ? [...chosen, other] : chosen.filter((known) => known !== other));
  return (
    <div className="ui-copy-day">
      <div className="ui-copy-day-choices">
        {others.map((other) => (
          <Checkbox
            key={other}
            label={weekdayName(other, locale)}
            checked={chosen.includes(other)}
            onChange={(event) => turn(other, event.target.checked)}
          />
        ))}
      </div>
      <div>
        <Button
          variant="secondary"
          size="small"
          disabled={chosen.length === 0}
          onClick={() => onCopy(chosen)}
        >
          {t`Copy these hours`}
        </Button>
      </div>
    </div>
  );
}

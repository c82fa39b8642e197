import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { FieldGroup } from '../form-field/field-group.tsx';
import { useAriaGroup } from '../form-field/use-aria-group.ts';
import { formatInteger } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';
import { fillBetween, shareOf } from './share-of.ts';
import type { SliderProps } from './slider.tsx';

import './slider.css';

export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

export interface RangeSliderProps extends Omit<SliderProps, 'value' | 'onChange' | 'name'> {
  /** `from` is never more than `to`. */
  readonly value: NumberRange;
  /** Called with every step while a thumb moves. */
  readonly onChange: (range: NumberRange) => void;
}

/** A range on a scale; the thumbs cannot cross or push each other. Put it into a FormField. */
export function RangeSlider({
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  describe,
  disabled = false,
}: RangeSliderProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const group = useAriaGroup();
  const say = describe ?? ((shown: number) => formatInteger(shown, locale));
  const { from, to } = value;
  const shares = { from: shareOf(from, min, max), to: shareOf(to, min, max) };
  const ends = { min, max, step, disabled, className: 'ui-slider-input' };
  return (
    <FieldGroup className="ui-slider" data-range data-disabled={disabled || undefined}>
      <div className="ui-slider-output" aria-hidden="true">
        <bdi>{say(from)}</bdi> – <bdi>{say(to)}</bdi>
      </div>
      <div className="ui-slider-track">
        <div className="ui-slider-fill" style={fillBetween(shares.from, shares.to)} />
        <input
          type="range"
          {...ends}
          {...group.described}
          id={group.id}
          // With both thumbs at one end, the one that can still move is on top
          data-on-top={shares.from > 0.5 || undefined}
          aria-label={t`At least`}
          aria-valuetext={say(from)}
          aria-invalid={group.isInvalid || undefined}
          value={from}
          onChange={(event) => onChange({ from: Math.min(event.target.valueAsNumber, to), to })}
        />
        <input
          type="range"
          {...ends}
          {...group.described}
          aria-label={t`At most`}
          aria-valuetext={say(to)}
          aria-invalid={group.isInvalid || undefined}
          value={to}
          onChange={(event) => onChange({ from, to: Math.max(event.target.valueAsNumber, from) })}
        />
      </div>
      <div className="ui-slider-ends" aria-hidden="true">
        <bdi>{say(min)}</bdi>
        <bdi>{say(max)}</bdi>
      </div>
    </FieldGroup>
  );
}

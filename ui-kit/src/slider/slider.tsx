import type { ReactNode } from 'react';

import { useFieldAttributes } from '../form-field/field-context.ts';
import { formatInteger } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';
import { fillBetween, shareOf } from './share-of.ts';

import './slider.css';

export interface SliderProps {
  readonly value: number;
  /** Called with every step while the thumb moves. */
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /**
   * Formats a value for the label and for screen readers: `(meters) => formatDistance(meters, locale,
   * 'dropped')`.
   */
  readonly describe?: (value: number) => string;
  readonly disabled?: boolean;
  readonly name?: string;
}

/** One value on a scale, for approximate values. Put it into a FormField. */
export function Slider({
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  describe,
  disabled = false,
  name,
}: SliderProps): ReactNode {
  const locale = useLocale();
  const attributes = useFieldAttributes({});
  const say = describe ?? ((shown: number) => formatInteger(shown, locale));
  return (
    <div className="ui-slider" data-disabled={disabled || undefined}>
      <output className="ui-slider-output" htmlFor={attributes.id} aria-hidden="true">
        <bdi>{say(value)}</bdi>
      </output>
      <div className="ui-slider-track">
        <div className="ui-slider-fill" style={fillBetween(null, shareOf(value, min, max))} />
        <input
          {...attributes}
          className="ui-slider-input"
          type="range"
          name={name}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          aria-valuetext={say(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      <div className="ui-slider-ends" aria-hidden="true">
        <bdi>{say(min)}</bdi>
        <bdi>{say(max)}</bdi>
      </div>
    </div>
  );
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

import { valueStep } from '../form-field/arrow-step.ts';
import { useAriaGroup } from '../form-field/use-aria-group.ts';
import { Icon } from '../icons/icon.tsx';
import { starIcon } from '../icons/icons.ts';
import { useDirection } from '../provider/ui-context.ts';

import './rating-input.css';

export type StarCount = 1 | 2 | 3 | 4 | 5;

export interface RatingInputProps {
  /** Null when nothing is chosen. */
  readonly value: StarCount | null;
  readonly onChange: (stars: StarCount) => void;
  readonly disabled?: boolean;
  readonly name?: string;
}

const all = [1, 2, 3, 4, 5] as const satisfies readonly StarCount[];

/** One to five stars, each with a word. Put it into a FormField. */
export function RatingInput({
  value,
  onChange,
  disabled = false,
  name,
}: RatingInputProps): ReactNode {
  const { t } = useLingui();
  const direction = useDirection();
  const group = useAriaGroup();
  const ownName = useId();
  const [pointed, setPointed] = useState<StarCount | null>(null);
  const words: Record<StarCount, string> = {
    1: t`Bad`,
    2: t`Could be better`,
    3: t`OK`,
    4: t`Very good`,
    5: t`Excellent`,
  };
  const shown = pointed ?? value;

  // Browsers disagree on what an arrow does to right-to-left radio buttons
  const press = (event: KeyboardEvent<HTMLInputElement>, stars: StarCount): void => {
    const step = valueStep(event.key, direction);
    if (step === 0) return;
    event.preventDefault();
    const next = all.find((count) => count === stars + step);
    if (next === undefined) return;
    onChange(next);
    event.currentTarget
      .closest('.ui-rating-input')
      ?.querySelectorAll('input')
      .item(next - 1)
      .focus();
  };

  return (
    <div
      className="ui-rating-input"
      role="radiogroup"
      {...group.labelled}
      {...group.described}
      aria-required={group.isRequired || undefined}
      aria-invalid={group.isInvalid || undefined}
      onPointerLeave={() => setPointed(null)}
    >
      {all.map((stars) => (
        <label
          className="ui-rating-input-star"
          data-filled={(shown !== null && stars <= shown) || undefined}
          key={stars}
          onPointerEnter={() => !disabled && setPointed(stars)}
        >
          <Icon icon={starIcon} size={32} />
          <span className="ui-visually-hidden">
            {t`${plural(stars, { one: '# star', other: '# stars' })}`}: {words[stars]}
          </span>
          <input
            className="ui-rating-input-radio"
            type="radio"
            {...(stars === 1 ? { id: group.id } : {})}
            name={name ?? ownName}
            value={stars}
            checked={value === stars}
            disabled={disabled}
            onChange={() => onChange(stars)}
            onKeyDown={(event) => press(event, stars)}
          />
        </label>
      ))}
      <span className="ui-rating-input-word" aria-hidden="true">
        {shown !== null && words[shown]}
      </span>
    </div>
  );
}

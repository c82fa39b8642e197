import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { namesOf } from '../../forms/names-of.ts';

import './choice-grid.css';

interface ChoiceGridProps<Choice extends string> {
  readonly id: string;
  readonly legend: ReactNode;
  /** Every choice with its words, in the order in which they are shown. */
  readonly names: Readonly<Record<Choice, MessageDescriptor>>;
  readonly value: readonly Choice[];
  readonly onChange: (value: readonly Choice[]) => void;
}

/** Some of many, as checkboxes side by side. The chosen ones keep the order in which they are shown. */
export function ChoiceGrid<Choice extends string>({
  id,
  legend,
  names,
  value,
  onChange,
}: ChoiceGridProps<Choice>): ReactNode {
  const { i18n } = useLingui();
  const choices = namesOf(names);
  return (
    <fieldset className="web-choice-grid" id={id} tabIndex={-1}>
      <legend className="ui-form-field-label">{legend}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          label={i18n._(names[choice])}
          checked={value.includes(choice)}
          onChange={({ target }) =>
            onChange(
              choices.filter((each) => (each === choice ? target.checked : value.includes(each))),
            )
          }
        />
      ))}
    </fieldset>
  );
}

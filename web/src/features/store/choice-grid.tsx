import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@osta/ui-kit';
import type { ReactNode } from 'react';

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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object literal
  const choices = Object.keys(names) as Choice[];
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

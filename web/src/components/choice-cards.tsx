import { type ReactNode, useId } from 'react';

import './choice-cards.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly description?: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  readonly legend: ReactNode;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Side by side where there is room. */
  readonly columns?: 1 | 2 | 3;
}

/** One of a few, each with a sentence: radio buttons that look like cards. */
export function ChoiceCards<Value extends string>({
  legend,
  choices,
  value,
  onChange,
  columns = 1,
}: ChoiceCardsProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className="web-choice-cards">
      <legend className="web-choice-legend">{legend}</legend>
      <div className="web-choice-grid" data-columns={columns}>
        {choices.map((choice) => (
          <label className="web-choice-card" key={choice.value}>
            <input
              type="radio"
              className="web-choice-input"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon !== undefined && (
              <span className="web-choice-icon" aria-hidden="true">
                {choice.icon}
              </span>
            )}
            <span className="web-choice-words">
              <span className="web-choice-title">{choice.title}</span>
              {choice.description !== undefined && (
                <span className="web-choice-description">{choice.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

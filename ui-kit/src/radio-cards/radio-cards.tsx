import { type ReactNode, useId } from 'react';

export interface RadioCard {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioCardsProps {
  /** The question. */
  readonly legend: ReactNode;
  readonly cards: readonly RadioCard[];
  /** Null while nothing is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  /** What is wrong; its presence marks the group as wrong. */
  readonly error?: ReactNode;
  /** Of the group's inputs; made up when left out. */
  readonly name?: string;
  /** Of the group, for links from an ErrorSummary. */
  readonly id?: string;
  /** Side by side from a width of about 480 px, one below the other before it. */
  readonly columns?: 1 | 2 | 3;
}

/** One of a few, each of which needs a sentence. Arrow keys move inside, Tab past it. */
export function RadioCards({
  legend,
  cards,
  value,
  onChange,
  hint,
  error,
  name,
  id,
  columns = 1,
}: RadioCardsProps): ReactNode {
  const ownName = useId();
  const groupId = id ?? ownName;
  const isInvalid = error !== undefined && error !== null && error !== false && error !== '';
  const describedBy = [isInvalid && `${groupId}-error`, hint !== undefined && `${groupId}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset
      className="ui-radio-cards"
      id={groupId}
      tabIndex={-1}
      aria-describedby={describedBy === '' ? undefined : describedBy}
    >
      <legend className="ui-form-field-label">{legend}</legend>
      {hint !== undefined && (
        <div className="ui-radio-cards-hint" id={`${groupId}-hint`}>
          {hint}
        </div>
      )}
      <div className="ui-radio-cards-grid" data-columns={columns}>
        {cards.map((card) => (
          <label className="ui-radio-card" key={card.value}>
            {card.icon !== undefined && (
              <span className="ui-radio-card-icon" aria-hidden="true">
                {card.icon}
              </span>
            )}
            <span className="ui-radio-card-words">
              <span className="ui-radio-card-label">{card.label}</span>
              {card.description !== undefined && (
                <span className="ui-radio-card-description">{card.description}</span>
              )}
            </span>
            <input
              className="ui-radio-card-input"
              type="radio"
              name={name ?? ownName}
              value={card.value}
              checked={value === card.value}
              disabled={card.isDisabled}
              onChange={() => onChange(card.value)}
            />
          </label>
        ))}
      </div>
      <div className="ui-form-field-error" id={`${groupId}-error`} aria-live="polite">
        {isInvalid && error}
      </div>
    </fieldset>
  );
}

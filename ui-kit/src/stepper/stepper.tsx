import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { formatInteger } from '../formats/format-number.ts';
import { Icon } from '../icons/icon.tsx';
import { checkIcon } from '../icons/icons.ts';
import { useLocale } from '../provider/ui-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

import './stepper.css';

export interface Step {
  readonly id: string;
  readonly label: ReactNode;
  /** A few words below the label, in a vertical stepper. */
  readonly detail?: ReactNode;
}

export interface StepperProps {
  readonly steps: readonly Step[];
  /** Index of the current step, from 0; the number of steps when all are done. */
  readonly current: number;
  /** Names the process for screen readers. */
  readonly label: string;
  /** `vertical` for a history with details; a phone shows only the current label. */
  readonly orientation?: 'horizontal' | 'vertical';
  /** Turns completed steps into buttons that go back. */
  readonly onStepSelect?: (id: string) => void;
}

type StepState = 'done' | 'current' | 'ahead';

function stateOf(place: number, current: number): StepState {
  if (place < current) return 'done';
  return place === current ? 'current' : 'ahead';
}

/** The progress of a long process: completed, current and remaining steps. */
export function Stepper({
  steps,
  current,
  label,
  orientation = 'horizontal',
  onStepSelect,
}: StepperProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <ol className="ui-stepper" aria-label={label} data-orientation={orientation}>
      {steps.map((step, place) => {
        const state = stateOf(place, current);
        const content = (
          <>
            <span className="ui-step-mark" aria-hidden="true">
              {state === 'done' ? (
                <Icon icon={checkIcon} size={16} strokeWidth={3} />
              ) : (
                formatInteger(place + 1, locale)
              )}
            </span>
            <span className="ui-step-words">
              <span className="ui-step-label">{step.label}</span>
              {step.detail !== undefined && <span className="ui-step-detail">{step.detail}</span>}
              {state === 'done' && <VisuallyHidden>{t`(done)`}</VisuallyHidden>}
            </span>
          </>
        );
        return (
          <li
            className="ui-step"
            key={step.id}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {state === 'done' && onStepSelect !== undefined ? (
              <button type="button" className="ui-step-face" onClick={() => onStepSelect(step.id)}>
                {content}
              </button>
            ) : (
              <span className="ui-step-face">{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

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
  /** A few words below the label, where the steps stand below each other. */
  readonly detail?: ReactNode;
}

export interface StepperProps {
  readonly steps: readonly Step[];
  /** The step one is at, from 0. As many as there are steps when everything is done. */
  readonly current: number;
  /** What the steps lead to, for screen readers. */
  readonly label: string;
  /** `vertical` for a history with details; a phone shows the current label alone. */
  readonly orientation?: 'horizontal' | 'vertical';
  /** Makes the steps that are done into ways back. */
  readonly onStepSelect?: (id: string) => void;
}

type StepState = 'done' | 'current' | 'ahead';

function stateOf(place: number, current: number): StepState {
  if (place < current) return 'done';
  return place === current ? 'current' : 'ahead';
}

/** The way through something long: what is done, where one is, what is left. */
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

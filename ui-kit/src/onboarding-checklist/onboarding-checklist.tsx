import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useId } from 'react';

import { dress } from '../dress/dress.ts';
import { Icon } from '../icons/icon.tsx';
import { checkIcon, nextIcon } from '../icons/icons.ts';

import './onboarding-checklist.css';

export interface OnboardingStep {
  readonly id: string;
  /** A link element to the place where the step is done, with its words inside. */
  readonly link: ReactElement;
  /** One sentence: what the step is good for. */
  readonly detail?: ReactNode;
  readonly isDone: boolean;
}

export interface OnboardingChecklistProps {
  readonly title: ReactNode;
  readonly steps: readonly OnboardingStep[];
  /** Replaces the steps when all are done. */
  readonly done?: ReactNode;
}

/** What is left to do before somebody can start, and their progress. */
export function OnboardingChecklist({ title, steps, done }: OnboardingChecklistProps): ReactNode {
  const { t } = useLingui();
  const titleId = useId();
  const count = steps.filter(({ isDone }) => isDone).length;
  const total = steps.length;
  const isFinished = count === total;
  const next = steps.find(({ isDone }) => !isDone)?.id;
  return (
    <section className="ui-onboarding" aria-labelledby={titleId}>
      <div className="ui-onboarding-head">
        <h2 className="ui-onboarding-title" id={titleId}>
          {title}
        </h2>
        <span className="ui-onboarding-count">{t`${count} of ${total} done`}</span>
      </div>
      <div className="ui-onboarding-bar" aria-hidden="true">
        <span
          className="ui-onboarding-fill"
          style={{ inlineSize: `${total === 0 ? 0 : (count / total) * 100}%` }}
        />
      </div>
      {isFinished && done !== undefined ? (
        <div className="ui-onboarding-done">{done}</div>
      ) : (
        <ol className="ui-onboarding-steps">
          {steps.map(({ id, link, detail, isDone }) => (
            <li
              className="ui-onboarding-step"
              data-done={isDone || undefined}
              data-next={id === next || undefined}
              aria-current={id === next ? 'step' : undefined}
              key={id}
            >
              <span className="ui-onboarding-mark" aria-hidden="true">
                {isDone && <Icon icon={checkIcon} size={16} strokeWidth={3} />}
              </span>
              <span className="ui-onboarding-words">
                {dress(link, { className: 'ui-stretched-link ui-onboarding-link' })}
                {isDone ? (
                  <span className="ui-visually-hidden">
                    {' '}
                    <Trans>(done)</Trans>
                  </span>
                ) : (
                  detail !== undefined && <span className="ui-onboarding-detail">{detail}</span>
                )}
              </span>
              <Icon icon={nextIcon} className="ui-onboarding-go" size={18} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

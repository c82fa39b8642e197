import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@osta/ui-kit';
import type { ReactNode } from 'react';

const steps = ['email', 'code', 'details'] as const;

interface SignupProgressProps {
  readonly step: (typeof steps)[number];
}

/** The progress of the sign-up: three bars. */
export function SignupProgress({ step }: SignupProgressProps): ReactNode {
  const { t } = useLingui();
  const current = steps.indexOf(step);
  const position = current + 1;
  const total = steps.length;
  return (
    <div className="web-signup-progress">
      <VisuallyHidden>{t`Step ${position} of ${total}`}</VisuallyHidden>
      {steps.map((name, index) => (
        <span
          key={name}
          className="web-signup-bar"
          data-reached={index <= current || undefined}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}

import type { ReactNode, RefObject } from 'react';

/** Names the part of the page that shows a step. */
export const stepTitleId = 'booking-step';

interface StepTitleProps {
  readonly children: ReactNode;
  /** Takes the focus when the step is shown. */
  readonly at: RefObject<HTMLHeadingElement | null>;
}

/** The heading of a step. Give each step a key of its own, so that the new one is read aloud. */
export function StepTitle({ children, at }: StepTitleProps): ReactNode {
  return (
    <h2 className="web-form-section-title" id={stepTitleId} ref={at} tabIndex={-1}>
      {children}
    </h2>
  );
}

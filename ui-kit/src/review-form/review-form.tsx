import { Trans } from '@lingui/react/macro';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';

import { Button } from '../button/button.tsx';
import { requiredRule } from '../field-messages/field-rules.ts';
import { useFieldMessage } from '../field-messages/use-field-message.ts';
import { FormField } from '../form-field/form-field.tsx';
import { RatingInput, type StarCount } from '../rating-input/rating-input.tsx';
import { TextArea } from '../text-area/text-area.tsx';

import './review-form.css';

export interface WrittenReview {
  readonly stars: StarCount;
  /** Trimmed; empty when only stars are given. */
  readonly text: string;
}

export interface ReviewFormProps {
  /** Asks for the stars: “How was Salem’s work?” */
  readonly question: ReactNode;
  /** Says who reads it, and when. */
  readonly hint?: ReactNode;
  readonly maxLength?: number;
  readonly isSubmitting?: boolean;
  /** Called with stars; without them the form says so. */
  readonly onSubmit: (review: WrittenReview) => void;
  /** A problem, above the button. */
  readonly children?: ReactNode;
}

/** Asks for one to five stars and a few words after a completed booking. */
export function ReviewForm({
  question,
  hint,
  maxLength = 1000,
  isSubmitting = false,
  onSubmit,
  children,
}: ReviewFormProps): ReactNode {
  const [stars, setStars] = useState<StarCount | null>(null);
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const messageOf = useFieldMessage();

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isSubmitting) return;
    setIsMissing(stars === null);
    if (stars === null) form.current?.querySelector('input')?.focus();
    else onSubmit({ stars, text: text.trim() });
  }

  return (
    <form className="ui-review-form" noValidate ref={form} onSubmit={submit}>
      <FormField
        label={question}
        error={isMissing && stars === null ? messageOf(requiredRule(stars)) : undefined}
        required
      >
        <RatingInput value={stars} onChange={setStars} disabled={isSubmitting} />
      </FormField>
      <FormField label={<Trans>What should others know?</Trans>} hint={hint} isOptional>
        <TextArea
          rows={4}
          maxLength={maxLength}
          dir="auto"
          disabled={isSubmitting}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </FormField>
      {children}
      <div className="ui-review-form-actions">
        <Button type="submit" variant="accent" isLoading={isSubmitting}>
          <Trans>Send the review</Trans>
        </Button>
      </div>
    </form>
  );
}

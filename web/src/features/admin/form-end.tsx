import { Trans } from '@lingui/react/macro';
import { Button } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { ProblemNotice } from '../../components/problem-notice.tsx';

interface FormEndProps {
  readonly command: { readonly error: Error | null; readonly isPending: boolean };
  /** Returns what the fields themselves say of a refusal: it is not told twice. */
  readonly refusedFields: (error: Error) => object;
  /** What the button says that submits the form. */
  readonly submit: ReactNode;
  /** Called when the admin leaves the form. */
  readonly onLeft: () => void;
}

/** The end of a form in a dialog: what no field says of a refusal, and the ways out. */
export function FormEnd({ command, refusedFields, submit, onLeft }: FormEndProps): ReactNode {
  const { error, isPending } = command;
  const isToldAtField = error !== null && Object.keys(refusedFields(error)).length > 0;
  return (
    <>
      <ProblemNotice error={isToldAtField ? null : error} />
      <div className="web-actions">
        <Button type="submit" isLoading={isPending}>
          {submit}
        </Button>
        <Button variant="ghost" onClick={onLeft}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  );
}

import { Button, type ButtonProps, notify } from '@osta/ui-kit';
import type { QueryKey } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';

import type { Call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { useProblemText } from '../../problem/use-problem-text.ts';
import type { DecisionEnd } from './decision-dialog.tsx';

interface OfferedDecision<Verb extends string> {
  /** Its name in `allowed`. */
  readonly verb: Verb;
  readonly words: ReactNode;
  readonly variant: NonNullable<ButtonProps['variant']>;
  /** Said when it is recorded, where that is not what is said of all. */
  readonly done?: ReactNode;
}

interface DecisionAtOnce<Verb extends string> extends OfferedDecision<Verb> {
  readonly call: Call<object>;
  readonly asks?: never;
}

interface AskingDecision<Verb extends string> extends OfferedDecision<Verb> {
  readonly call?: never;
  /** Returns the dialog that asks for the reason, and sends the decision. */
  readonly asks: (end: DecisionEnd) => ReactNode;
}

/** A decision of an admin: it is sent at once, or a dialog asks first. */
export type ReviewDecision<Verb extends string> = DecisionAtOnce<Verb> | AskingDecision<Verb>;

interface DecisionButtonsProps<Verb extends string> {
  /** In display order. */
  readonly decisions: readonly ReviewDecision<Verb>[];
  readonly isAllowed: (verb: Verb) => boolean;
  /** The query keys that a decision changes. */
  readonly changes: QueryKey;
  /** Said when a decision is recorded. */
  readonly done: ReactNode;
}

/** A button for each decision that is possible now; those that need words ask for them first. */
export function DecisionButtons<Verb extends string>({
  decisions,
  isAllowed,
  changes,
  done,
}: DecisionButtonsProps<Verb>): ReactNode {
  const problemText = useProblemText();
  const command = useCommand<object>(changes);
  const [askedVerb, setAskedVerb] = useState<Verb | null>(null);
  const asked = decisions.find(({ verb }) => verb === askedVerb)?.asks;

  function send(decision: Call<object>, said: ReactNode): void {
    command.mutate(decision, {
      onSuccess: () => notify.success(said),
      onError: (error) => notify.error(problemText(error)),
    });
  }

  return (
    <div className="web-actions">
      {decisions
        .filter(({ verb }) => isAllowed(verb))
        .map(({ verb, words, variant, call: decision, done: said = done }) => (
          <Button
            key={verb}
            variant={variant}
            data-verb={verb}
            isLoading={decision !== undefined && command.isPending}
            onClick={() => (decision === undefined ? setAskedVerb(verb) : send(decision, said))}
          >
            {words}
          </Button>
        ))}
      {asked !== undefined && (
        <Fragment key={askedVerb}>
          {asked({ changes, done, onLeft: () => setAskedVerb(null) })}
        </Fragment>
      )}
    </div>
  );
}

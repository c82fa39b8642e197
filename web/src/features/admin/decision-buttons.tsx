import { Button, type ButtonProps, notify } from '@osta/ui-kit';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { useCommand } from '../../api/use-command.ts';
import { useProblemText } from '../../problem/use-problem-text.ts';
import { DecisionDialog, type DecisionQuestion } from './decision-dialog.tsx';

/** A decision of an admin. */
export interface ReviewDecision<Verb extends string> {
  /** The last part of the path it is sent to, and its name in `allowed`. */
  readonly verb: Verb;
  readonly words: ReactNode;
  readonly variant: NonNullable<ButtonProps['variant']>;
  /** What is asked first; absent for a decision that is sent at once. */
  readonly asks?: DecisionQuestion & {
    readonly title: ReactNode;
    readonly consequence: ReactNode;
  };
}

interface DecisionButtonsProps<Verb extends string> {
  /** In display order. */
  readonly decisions: readonly ReviewDecision<Verb>[];
  readonly isAllowed: (verb: Verb) => boolean;
  /** The path of what is decided on. */
  readonly path: string;
  /** The query keys that a decision changes. */
  readonly changes: QueryKey;
  /** Said when a decision is recorded. */
  readonly done: ReactNode;
}

/** A button for each decision that is possible now; those that need words ask for them first. */
export function DecisionButtons<Verb extends string>({
  decisions,
  isAllowed,
  path,
  changes,
  done,
}: DecisionButtonsProps<Verb>): ReactNode {
  const problemText = useProblemText();
  const command = useCommand<object>(changes);
  const [askedVerb, setAskedVerb] = useState<Verb | null>(null);
  const asked = decisions.find(({ verb }) => verb === askedVerb)?.asks;

  function send(verb: Verb): void {
    command.mutate(
      { method: 'POST', path: `${path}/${verb}`, body: null },
      {
        onSuccess: () => notify.success(done),
        onError: (error) => notify.error(problemText(error)),
      },
    );
  }

  return (
    <div className="web-actions">
      {decisions
        .filter(({ verb }) => isAllowed(verb))
        .map(({ verb, words, variant, asks }) => (
          <Button
            key={verb}
            variant={variant}
            isLoading={asks === undefined && command.isPending}
            onClick={() => (asks === undefined ? send(verb) : setAskedVerb(verb))}
          >
            {words}
          </Button>
        ))}
      {asked !== undefined && askedVerb !== null && (
        <DecisionDialog
          key={askedVerb}
          title={asked.title}
          consequence={asked.consequence}
          question={asked}
          path={`${path}/${askedVerb}`}
          changes={changes}
          done={done}
          onLeft={() => setAskedVerb(null)}
        />
      )}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import type { RequestView } from '@osta/contracts/request/api';
import { Avatar } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { ProfessionalName } from '../../professionals/professional-name.tsx';
import { useFaces } from '../../professionals/use-faces.ts';
import { AskOthers } from './ask-others.tsx';

interface InvitedListProps {
  readonly request: RequestView;
  /** Whether an answer can still come. */
  readonly isOpen: boolean;
}

type Invited = RequestView['invited'][number];

interface AnswerProps {
  readonly person: Invited;
  readonly hasQuoted: boolean;
  readonly isOpen: boolean;
}

function Answer({ person: { viewedAt, declinedAt }, hasQuoted, isOpen }: AnswerProps): ReactNode {
  if (hasQuoted) return <Trans>Sent an offer</Trans>;
  if (declinedAt !== null) return <Trans>Can’t do it</Trans>;
  if (!isOpen) return <Trans>Didn’t answer</Trans>;
  if (viewedAt !== null) return <Trans>Has seen it</Trans>;
  return <Trans>Not seen yet</Trans>;
}

/** The professionals whom the customer asked, their answers, and the way to ask others. */
export function InvitedList({ request, isOpen }: InvitedListProps): ReactNode {
  const { invited, quotes } = request;
  const faceOf = useFaces(invited.map(({ id }) => id));
  if (invited.length === 0) return null;
  return (
    <section className="web-panel" aria-labelledby="invited">
      <h2 className="web-panel-title" id="invited">
        <Trans>Sent to</Trans>
      </h2>
      <ul className="web-invited">
        {invited.map((person) => (
          <li className="web-invited-person" key={person.id}>
            <Avatar name={person.fullName} imageUrl={faceOf(person.id)} size="small" />
            <span className="web-invited-name">
              <ProfessionalName person={person} />
            </span>
            <span className="web-invited-answer">
              <Answer
                person={person}
                isOpen={isOpen}
                hasQuoted={quotes.some(({ professional }) => professional.id === person.id)}
              />
            </span>
          </li>
        ))}
      </ul>
      <AskOthers request={request} />
    </section>
  );
}

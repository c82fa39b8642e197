import { Trans } from '@lingui/react/macro';
import type { QuoteView, RequestView } from '@osta/contracts/request/api';
import { Avatar } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface InvitedListProps {
  readonly invited: RequestView['invited'];
  readonly quotes: readonly QuoteView[];
}

type Invited = RequestView['invited'][number];

function Answer({ viewedAt, declinedAt, hasQuoted }: Invited & { hasQuoted: boolean }): ReactNode {
  if (hasQuoted) return <Trans>Sent an offer</Trans>;
  if (declinedAt !== null) return <Trans>Can’t do it</Trans>;
  if (viewedAt !== null) return <Trans>Has seen it</Trans>;
  return <Trans>Not seen yet</Trans>;
}

/** The professionals whom the customer asked, and their answers. */
export function InvitedList({ invited, quotes }: InvitedListProps): ReactNode {
  if (invited.length === 0) return null;
  return (
    <section className="web-panel" aria-labelledby="invited">
      <h2 className="web-panel-title" id="invited">
        <Trans>Sent to</Trans>
      </h2>
      <ul className="web-invited">
        {invited.map((person) => (
          <li className="web-invited-person" key={person.id}>
            <Avatar name={person.fullName} size="small" />
            <span className="web-invited-name">
              <bdi>{person.fullName}</bdi>
            </span>
            <span className="web-invited-answer">
              <Answer
                {...person}
                hasQuoted={quotes.some(({ professional }) => professional.id === person.id)}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

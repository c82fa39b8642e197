import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { messagesQuery } from '../../../bookings/messages.queries.ts';
import { PagedThread } from './paged-thread.tsx';

/** What an admin decides when one side objects. */
const deciding: ReadonlySet<string> = new Set(['resolve-dispute', 'uphold-strike']);

interface ContestedMessagesProps {
  readonly booking: BookingView;
}

/** What both sides wrote, for the admin who decides between them; nothing where there is nothing to decide. */
export function ContestedMessages({ booking }: ContestedMessagesProps): ReactNode {
  const isContested = booking.allowed.some((verb) => deciding.has(verb));
  return isContested ? <Messages booking={booking} /> : null;
}

function Messages({ booking }: ContestedMessagesProps): ReactNode {
  const { t } = useLingui();
  const list = useInfiniteQuery(messagesQuery(useApi(), booking.id));
  const pages = list.data?.pages ?? [];
  return (
    <section className="web-panel" aria-labelledby="booking-messages">
      <h2 className="web-panel-title" id="booking-messages">
        <Trans>Messages</Trans>
      </h2>
      <PagedThread
        list={list}
        label={t`What both sides wrote`}
        messages={pages.toReversed().flatMap(({ messages }) =>
          messages.map(({ number, author, text, at }) => ({
            id: String(number),
            author: author.fullName,
            isMine: false,
            text,
            sentAt: at,
          })),
        )}
        empty={
          <p className="web-messages-empty">
            <Trans>They wrote nothing to each other.</Trans>
          </p>
        }
      />
    </section>
  );
}

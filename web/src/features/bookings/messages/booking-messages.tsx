import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import type { Conversation } from '@osta/contracts/booking/conversation-api';
import { Card, DayAndTime } from '@osta/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import type { BookingRole } from '../../../bookings/bookings.queries.ts';
import { messagesQuery } from '../../../bookings/messages.queries.ts';
import { UnreadBadge } from '../../../bookings/unread-badge.tsx';
import { useIsInSight } from '../../../components/use-is-in-sight.ts';
import { useOutboxState } from '../../../connection/use-outbox.tsx';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { useFaces } from '../../../professionals/use-faces.ts';
import { MessageForm } from './message-form.tsx';
import { PagedThread } from './paged-thread.tsx';
import { shownMessages } from './shown-messages.ts';
import { useSendMessage } from './use-send-message.ts';
import { useTellRead } from './use-tell-read.ts';
import { WaitingMessages } from './waiting-messages.tsx';

/** Statuses of bookings that nobody has to write about. */
const silent: ReadonlySet<string> = new Set(['held', 'released', 'refused']);

interface BookingMessagesProps {
  readonly booking: BookingView;
  readonly reader: BookingRole;
}

/** What both sides of a booking write to each other. */
export function BookingMessages({ booking, reader }: BookingMessagesProps): ReactNode {
  return silent.has(booking.status) ? null : <Messages booking={booking} reader={reader} />;
}

function Messages({ booking, reader }: BookingMessagesProps): ReactNode {
  const { t } = useLingui();
  const problemText = useProblemText();
  const list = useInfiniteQuery(messagesQuery(useApi(), booking.id));
  const { commands } = useOutboxState();
  const { send, again, sending, error } = useSendMessage(booking.id);
  const [panel, isInSight] = useIsInSight();
  const pages = list.data?.pages ?? [];
  const [newest] = pages;
  const other = reader === 'customer' ? booking.professional : booking.customer;
  const face = useFaces(reader === 'customer' ? [other.id] : [])(other.id);
  const unread = newest?.unread ?? 0;
  const lastOfOther = newest?.messages.findLast(({ by }) => by !== reader)?.number ?? 0;
  useTellRead(booking.id, unread > 0 ? lastOfOther : 0, isInSight);

  const messages = shownMessages({ booking, reader, face, pages, commands, sending });
  if (newest !== undefined && !newest.isOpen && messages.length === 0) return null;
  const name = other.fullName;
  return (
    <Card asChild>
      <section className="web-turn" aria-labelledby="booking-messages" ref={panel}>
        <div className="web-messages-head">
          <h2 className="web-panel-title" id="booking-messages">
            <Trans>Messages</Trans>
          </h2>
          {unread > 0 && <UnreadBadge count={unread} />}
        </div>
        <PagedThread
          list={list}
          label={t`Messages with ${name}`}
          messages={messages}
          onRetry={again}
          empty={<NoMessages name={name} />}
        >
          <WaitingMessages bookingId={booking.id} />
          {newest?.isOpen === true && (
            <MessageForm
              bookingId={booking.id}
              isSending={sending !== null}
              error={error === null ? undefined : problemText(error)}
              onSend={send}
            />
          )}
        </PagedThread>
        {newest !== undefined && <Closing conversation={newest} />}
      </section>
    </Card>
  );
}

function NoMessages({ name }: { readonly name: string }): ReactNode {
  return (
    <p className="web-messages-empty">
      <Trans>
        Ask <bdi>{name}</bdi> about the way, the material or the time. Only the two of you read it,
        and Osta when one of you objects to something.
      </Trans>
    </p>
  );
}

/** Until when both sides can write. */
function Closing({ conversation }: { readonly conversation: Conversation }): ReactNode {
  const { isOpen, closesAt } = conversation;
  if (closesAt === null) return null;
  return (
    <p className="web-hint">
      {isOpen ? (
        <Trans>
          The booking is over. You can write until <DayAndTime instant={closesAt} />.
        </Trans>
      ) : (
        <Trans>
          The booking is over, and writing closed on <DayAndTime instant={closesAt} />.
        </Trans>
      )}
    </p>
  );
}

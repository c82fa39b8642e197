import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

import { Avatar } from '../avatar/avatar.tsx';
import { dayOf } from '../calendar/calendar-days.ts';
import { DateText } from '../date-text/date-text.tsx';
import type { Instant } from '../formats/format-date.ts';
import { Icon } from '../icons/icon.tsx';
import { allReadIcon, checkIcon, dangerIcon, documentIcon, timeIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Attachment, type MessageAttachment } from './attachment.tsx';
import { ComingMessages } from './coming-messages.tsx';

import './message-thread.css';

export type MessageStatus = 'sending' | 'sent' | 'read' | 'failed';

export interface ThreadMessage {
  readonly id: string;
  readonly author: string;
  readonly authorImageUrl?: string | null;
  readonly isMine: boolean;
  /** Written by a person, in any language. */
  readonly text: string;
  readonly sentAt: Instant;
  readonly attachments?: readonly MessageAttachment[];
  /** Only for the reader's own messages. */
  readonly status?: MessageStatus;
}

export interface MessageThreadProps {
  /** Names the thread for screen readers: with whom and about what. */
  readonly label: string;
  /** From the oldest to the newest. */
  readonly messages: readonly ThreadMessage[];
  /** Sends a failed message again. */
  readonly onRetry?: (id: string) => void;
  /** Shows placeholders while there are no messages yet. */
  readonly isLoading?: boolean;
  /** Above the oldest message: a way to those before it. */
  readonly start?: ReactNode;
  /** Shown when there are no messages. */
  readonly empty?: ReactNode;
  /** A MessageComposer, or the reason why no message can be sent. */
  readonly children?: ReactNode;
}

const asTime = { style: 'time' } as const;
const asWeekday = { style: 'weekday' } as const;

/** The messages of two people, grouped by day. */
export function MessageThread({
  label,
  messages,
  onRetry,
  isLoading = false,
  start,
  empty,
  children,
}: MessageThreadProps): ReactNode {
  const log = useRef<HTMLDivElement>(null);
  useKeptAtEnd(log, messages.at(-1));
  return (
    <section className="ui-thread" aria-label={label}>
      <div
        ref={log}
        className="ui-thread-messages"
        role="log"
        aria-label={label}
        aria-busy={isLoading || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        tabIndex={0}
      >
        {start !== undefined && <div className="ui-thread-start">{start}</div>}
        {isLoading && messages.length === 0 && <ComingMessages />}
        {!isLoading && messages.length === 0 && <div className="ui-thread-empty">{empty}</div>}
        {messages.map((message, i) => {
          const before = messages[i - 1];
          const isNewDay = before === undefined || dayOf(before.sentAt) !== dayOf(message.sentAt);
          const carriesOn = !isNewDay && before.isMine === message.isMine;
          return (
            <div className="ui-thread-item" key={message.id}>
              {isNewDay && (
                <p className="ui-thread-day">
                  <DateText instant={message.sentAt} {...asWeekday} />
                </p>
              )}
              <Bubble
                message={message}
                carriesOn={carriesOn}
                {...(onRetry !== undefined && { onRetry })}
              />
            </div>
          );
        })}
      </div>
      {children}
    </section>
  );
}

/** A reader who is this near to the end, in pixels, goes on to read what comes. */
const nearEnd = 120;

/**
 * Shows the newest message when the thread opens, when the reader writes, and when one comes while the reader is
 * at the end. Whoever reads earlier ones is not moved.
 */
function useKeptAtEnd(
  log: RefObject<HTMLDivElement | null>,
  newest: Pick<ThreadMessage, 'id' | 'isMine'> | undefined,
): void {
  const before = useRef<{ readonly id: string; readonly height: number }>(null);
  const { id, isMine = false } = newest ?? {};
  useLayoutEffect(() => {
    const { current } = log;
    if (current === null || id === undefined) return;
    const { scrollHeight, scrollTop, clientHeight } = current;
    const known = before.current;
    before.current = { id, height: scrollHeight };
    if (known?.id === id) return;
    const isAtEnd = known === null || known.height - scrollTop - clientHeight < nearEnd;
    if (isAtEnd || isMine) current.scrollTo({ top: scrollHeight });
  }, [log, id, isMine]);
}

interface BubbleProps {
  readonly message: ThreadMessage;
  /** Whether the message above is by the same person: then the avatar is left out. */
  readonly carriesOn: boolean;
  readonly onRetry?: (id: string) => void;
}

function Bubble({ message, carriesOn, onRetry }: BubbleProps): ReactNode {
  const { t } = useLingui();
  const { id, author, authorImageUrl = null, isMine, text, sentAt, attachments = [] } = message;
  const status = message.status ?? 'sent';
  const names = {
    sending: t`sending`,
    sent: t`sent`,
    read: t`read`,
    failed: t`not sent`,
  };
  const icons = { sending: timeIcon, sent: checkIcon, read: allReadIcon, failed: dangerIcon };
  return (
    <article className="ui-thread-row" data-mine={isMine || undefined}>
      {!isMine && (
        <span className="ui-thread-face" data-hidden={carriesOn || undefined}>
          <Avatar name={author} imageUrl={authorImageUrl} size="small" />
        </span>
      )}
      <div className="ui-thread-message" data-status={status}>
        <VisuallyHidden>{isMine ? t`You:` : `${author}:`} </VisuallyHidden>
        {text !== '' && (
          <p className="ui-thread-text" dir="auto">
            {text}
          </p>
        )}
        {attachments.map((attachment) => (
          <Attachment
            key={attachment.id}
            attachment={attachment}
            icon={<Icon icon={documentIcon} size={20} />}
          />
        ))}
        <p className="ui-thread-meta">
          <DateText instant={sentAt} {...asTime} />
          {isMine && (
            <span className="ui-thread-status" data-status={status}>
              <Icon icon={icons[status]} size={14} />
              <VisuallyHidden>{names[status]}</VisuallyHidden>
            </span>
          )}
          {isMine && status === 'failed' && onRetry !== undefined && (
            <button type="button" className="ui-thread-retry" onClick={() => onRetry(id)}>
              <Trans>Send again</Trans>
            </button>
          )}
        </p>
      </div>
    </article>
  );
}

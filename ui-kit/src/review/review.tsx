import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Avatar } from '../avatar/avatar.tsx';
import { DateText } from '../date-text/date-text.tsx';
import type { Instant } from '../formats/format-date.ts';
import { Icon } from '../icons/icon.tsx';
import { answerIcon, verifiedIcon } from '../icons/icons.ts';
import { Stars } from '../rating-summary/stars.tsx';

export interface ReviewReply {
  /** Who replies: the professional or the store. */
  readonly author: string;
  /** In any language. */
  readonly text: string;
  readonly writtenAt: Instant;
}

export interface ReviewProps {
  readonly author: string;
  readonly authorImageUrl?: string | null;
  /** Whole stars, from 1 to 5. */
  readonly stars: number;
  readonly writtenAt: Instant;
  /** Written by a person, in any language. Empty when only stars were given. */
  readonly text: string;
  /** The service, as a quiet line. */
  readonly service?: ReactNode;
  /** The one public reply. */
  readonly reply?: ReviewReply;
  /** A menu or a button: reply, report. */
  readonly action?: ReactNode;
}

/** One person's review after a completed booking, and the reply to it. */
export function Review({
  author,
  authorImageUrl = null,
  stars,
  writtenAt,
  text,
  service,
  reply,
  action,
}: ReviewProps): ReactNode {
  const { t } = useLingui();
  return (
    <article className="ui-review">
      <header className="ui-review-header">
        <Avatar name={author} imageUrl={authorImageUrl} />
        <div className="ui-review-who">
          <bdi className="ui-review-author">{author}</bdi>
          <span className="ui-review-verified">
            <Icon icon={verifiedIcon} size={14} />
            <Trans>Completed booking</Trans>
          </span>
        </div>
        {action !== undefined && <div className="ui-review-action">{action}</div>}
      </header>
      <div className="ui-review-facts">
        <span className="ui-visually-hidden">{t`${stars} out of 5`}</span>
        <Stars value={stars} />
        <DateText instant={writtenAt} />
        {service !== undefined && <span className="ui-review-service">{service}</span>}
      </div>
      {text !== '' && (
        <p className="ui-review-text" dir="auto">
          {text}
        </p>
      )}
      {reply !== undefined && (
        <div className="ui-review-reply">
          <div className="ui-review-reply-head">
            <Icon icon={answerIcon} size={16} />
            <bdi className="ui-review-author">{reply.author}</bdi>
            <DateText instant={reply.writtenAt} />
          </div>
          <p className="ui-review-text" dir="auto">
            {reply.text}
          </p>
        </div>
      )}
    </article>
  );
}

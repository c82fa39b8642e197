import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { IsoDate } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import './reviews.css';

interface HistoryItem {
  /** A key of `happened`. */
  readonly what: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  readonly name: string;
  readonly cause: string | null;
  readonly note: string;
}

interface ReviewHistoryProps {
  /** The oldest first. */
  readonly items: readonly HistoryItem[];
  /** The words of everything that can happen. */
  readonly happened: Readonly<Record<string, MessageDescriptor>>;
  readonly causeWords: (cause: string) => MessageDescriptor | undefined;
}

/** Everything that happened to what is reviewed, with who did it and why, the newest first. */
export function ReviewHistory({ items, happened, causeWords }: ReviewHistoryProps): ReactNode {
  const { i18n } = useLingui();
  return (
    <ol className="web-review-history" reversed>
      {items.toReversed().map(({ what, at, by, name, cause, note }) => {
        const words = happened[what];
        const reason = cause === null ? undefined : causeWords(cause);
        return (
          <li key={`${what} ${at}`}>
            <strong>{words ? i18n._(words) : what}</strong>{' '}
            {by === 'system' ? <Trans>Osta</Trans> : <bdi>{name}</bdi>} ·{' '}
            <IsoDate instant={at} hasTime />
            {reason && <div>{i18n._(reason)}</div>}
            {note !== '' && <div dir="auto">{note}</div>}
          </li>
        );
      })}
    </ol>
  );
}

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { DateText } from '../date-text/date-text.tsx';
import type { Instant } from '../formats/format-date.ts';
import { Icon } from '../icons/icon.tsx';
import { documentIcon } from '../icons/icons.ts';
import { StatusBadge } from '../status-badge/status-badge.tsx';

import './document-row.css';

export type DocumentStatus = 'missing' | 'in_review' | 'approved' | 'rejected';

export interface DocumentRowProps {
  /** What kind of document it is. */
  readonly name: ReactNode;
  readonly status: DocumentStatus;
  /** A moment of the day on which it was issued. */
  readonly issuedAt?: Instant;
  /** The last moment at which it is valid; left out where it never expires. */
  readonly validUntil?: Instant;
  /** Decides what has expired or soon will. Use one value on the server and in the browser. */
  readonly now: Instant;
  /** Why it was rejected, or what to send. */
  readonly note?: ReactNode;
  /** Buttons: view it, replace it. */
  readonly actions?: ReactNode;
}

const dayLength = 24 * 60 * 60 * 1000;
/** Days before the expiry from which the owner is warned. */
const warnDays = 30;

/** One document of a profile: its review state, and until when it is valid. */
export function DocumentRow({
  name,
  status,
  issuedAt,
  validUntil,
  now,
  note,
  actions,
}: DocumentRowProps): ReactNode {
  const { t } = useLingui();
  const left =
    validUntil === undefined
      ? null
      : (new Date(validUntil).getTime() - new Date(now).getTime()) / dayLength;
  const isOver = left !== null && left <= 0;
  const days = left === null ? 0 : Math.ceil(left);
  const endsSoon = left !== null && !isOver && days <= warnDays;
  return (
    <div className="ui-document-row">
      <span className="ui-document-row-icon" aria-hidden="true">
        <Icon icon={documentIcon} size={22} />
      </span>
      <div className="ui-document-row-words">
        <p className="ui-document-row-name">{name}</p>
        {issuedAt !== undefined && status !== 'missing' && (
          <p className="ui-document-row-until">
            <Trans>Issued on</Trans> <DateText instant={issuedAt} />
          </p>
        )}
        {validUntil !== undefined && status !== 'missing' && (
          <p className="ui-document-row-until" data-urgent={isOver || endsSoon || undefined}>
            {isOver ? <Trans>Ended on</Trans> : <Trans>Valid until</Trans>}{' '}
            <DateText instant={validUntil} />
            {endsSoon && <> · {t`${plural(days, { one: '# day left', other: '# days left' })}`}</>}
          </p>
        )}
        {note !== undefined && <p className="ui-document-row-note">{note}</p>}
      </div>
      <div className="ui-document-row-state">
        <DocumentBadge status={status} isOver={isOver} endsSoon={endsSoon} />
      </div>
      {actions !== undefined && <div className="ui-document-row-actions">{actions}</div>}
    </div>
  );
}

interface DocumentBadgeProps {
  readonly status: DocumentStatus;
  readonly isOver: boolean;
  readonly endsSoon: boolean;
}

function DocumentBadge({ status, isOver, endsSoon }: DocumentBadgeProps): ReactNode {
  switch (status) {
    case 'missing':
      return (
        <StatusBadge tone="neutral">
          <Trans>Missing</Trans>
        </StatusBadge>
      );
    case 'in_review':
      return (
        <StatusBadge tone="info">
          <Trans>In review</Trans>
        </StatusBadge>
      );
    case 'rejected':
      return (
        <StatusBadge tone="danger">
          <Trans>Rejected</Trans>
        </StatusBadge>
      );
    case 'approved':
      if (isOver) {
        return (
          <StatusBadge tone="danger">
            <Trans>Out of date</Trans>
          </StatusBadge>
        );
      }
      return endsSoon ? (
        <StatusBadge tone="waiting">
          <Trans>Ends soon</Trans>
        </StatusBadge>
      ) : (
        <StatusBadge tone="good">
          <Trans>Approved</Trans>
        </StatusBadge>
      );
  }
}

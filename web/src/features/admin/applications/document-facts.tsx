import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationDocument } from '@osta/contracts/application/api';
import { DateText, Ltr, StatusBadge } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { documentCauses, verdictLooks } from '../../../applications/application-words.ts';
import { expiryOf } from '../../../applications/expiry-of.ts';
import { DayText } from '../../../components/day-text.tsx';
import { useToday } from '../../../time/use-today.ts';

interface DocumentFactsProps {
  readonly document: ApplicationDocument;
}

/** What the applicant typed about a document, to be compared with its picture, and what the review said. */
export function DocumentFacts({ document }: DocumentFactsProps): ReactNode {
  const { i18n } = useLingui();
  const { number, issuedOn, expiresOn, review, reviewedAt, cause, note } = document;
  const verdict = verdictLooks[review];
  return (
    <>
      <dl className="web-review-facts">
        <div>
          <dt>
            <Trans>Number of the document</Trans>
          </dt>
          <dd>
            <Ltr>{number}</Ltr>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Date of issue</Trans>
          </dt>
          <dd>
            <DayText day={issuedOn} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Valid until</Trans>
          </dt>
          <dd className="web-document-validity">
            {expiresOn === null ? <Trans>It doesn’t expire.</Trans> : <DayText day={expiresOn} />}
            <ExpiryBadge document={document} />
          </dd>
        </div>
      </dl>
      <div className="web-document-validity">
        <StatusBadge tone={verdict.tone}>{i18n._(verdict.words)}</StatusBadge>
        {reviewedAt !== null && <DateText instant={reviewedAt} />}
      </div>
      {review === 'refused' && (
        <p className="web-document-words">
          {cause !== null && i18n._(documentCauses[cause])} <span dir="auto">{note}</span>
        </p>
      )}
    </>
  );
}

function ExpiryBadge({ document }: DocumentFactsProps): ReactNode {
  const { t } = useLingui();
  const expiry = expiryOf(document, useToday());
  if (expiry.kind === 'over') {
    return (
      <StatusBadge tone="danger">
        <Trans>Expired</Trans>
      </StatusBadge>
    );
  }
  if (expiry.kind !== 'soon') return null;
  const { days } = expiry;
  return (
    <StatusBadge tone="waiting">
      {days === 0 ? (
        <Trans>Expires today</Trans>
      ) : (
        t`${plural(days, { one: '# day left', other: '# days left' })}`
      )}
    </StatusBadge>
  );
}

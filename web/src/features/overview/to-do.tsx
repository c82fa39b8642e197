import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationDocument } from '@osta/contracts/application/api';
import type { BookingSummary } from '@osta/contracts/booking/api';
import type { RequestSummary } from '@osta/contracts/request/api';
import {
  bookingIcon,
  Card,
  DateText,
  EmptyRequests,
  EmptyState,
  Heading,
  Icon,
  identityIcon,
  Link as UiLink,
  type LineIcon,
  DayAndTime,
  requestIcon,
} from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';

import { documentNames } from '../../applications/application-words.ts';
import { EndsIn } from '../../requests/ends-in.tsx';
import { instantOf } from '../../time/tripoli.ts';

interface ToDoProps {
  /** Requests that have no offer of the reader yet. */
  readonly requests: readonly RequestSummary[];
  /** Whether there are more requests than these. */
  readonly hasMore: boolean;
  /** Bookings that wait for an answer of the reader. */
  readonly bookings: readonly BookingSummary[];
  /** Accepted documents that expire soon. */
  readonly documents: readonly ApplicationDocument[];
}

/** What waits for the professional: bookings and requests to answer, documents to renew. */
export function ToDo({ requests, hasMore, bookings, documents }: ToDoProps): ReactNode {
  const titleId = useId();
  const isDone = requests.length + bookings.length + documents.length === 0;
  return (
    <section className="web-overview-part" aria-labelledby={titleId}>
      <Heading
        as="h2"
        size="small"
        id={titleId}
        aside={
          hasMore && (
            <UiLink asChild className="web-overview-more">
              <Link to="/professional/requests">
                <Trans>See the requests</Trans>
              </Link>
            </UiLink>
          )
        }
      >
        <Trans>Waiting for you</Trans>
      </Heading>
      {isDone ? (
        <EmptyState
          size="small"
          illustration={<EmptyRequests />}
          title={<Trans>Nothing waits for you</Trans>}
          description={
            <Trans>We’ll notify you as soon as a customer asks for you or books a time.</Trans>
          }
        />
      ) : (
        <ul className="web-overview-rows">
          {bookings.map(({ id, serviceName, counterpart, startsAt }) => (
            <li key={id}>
              <Card padding="small" isInteractive asChild>
                <Link to="/professional/bookings/$id" params={{ id }} className="web-overview-row">
                  <RowWords
                    icon={bookingIcon}
                    detail={
                      <>
                        <bdi>{counterpart.fullName}</bdi> · <DayAndTime instant={startsAt} />
                      </>
                    }
                  >
                    <Trans>Answer the booking: {serviceName}</Trans>
                  </RowWords>
                </Link>
              </Card>
            </li>
          ))}
          {requests.map(({ id, serviceName, counterparts, expiresAt }) => (
            <li key={id}>
              <Card padding="small" isInteractive asChild>
                <Link to="/professional/requests/$id" params={{ id }} className="web-overview-row">
                  <RowWords
                    icon={requestIcon}
                    detail={
                      <>
                        {counterparts.map(({ id: customerId, fullName }) => (
                          <bdi key={customerId}>{fullName}</bdi>
                        ))}
                        {expiresAt !== null && (
                          <>
                            {' · '}
                            <EndsIn expiresAt={expiresAt} />
                          </>
                        )}
                      </>
                    }
                  >
                    <Trans>Answer the request: {serviceName}</Trans>
                  </RowWords>
                </Link>
              </Card>
            </li>
          ))}
          {documents.map(({ id, kind, expiresOn }) => (
            <li key={id}>
              <Card padding="small" isInteractive asChild>
                <Link
                  to="/professional/profile"
                  search={{ section: 'legal-documents' }}
                  className="web-overview-row"
                >
                  <RowWords
                    icon={identityIcon}
                    detail={
                      <Trans>
                        Valid until{' '}
                        <DateText
                          instant={
                            expiresOn === null ? null : instantOf({ day: expiresOn, time: '12:00' })
                          }
                        />
                      </Trans>
                    }
                  >
                    <RenewWords kind={kind} />
                  </RowWords>
                </Link>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type RenewWordsProps = Pick<ApplicationDocument, 'kind'>;

function RenewWords({ kind }: RenewWordsProps): ReactNode {
  const { i18n } = useLingui();
  const document = i18n._(documentNames[kind]);
  return <Trans>Renew the document: {document}</Trans>;
}

interface RowWordsProps {
  readonly icon: LineIcon;
  /** Who and when. */
  readonly detail: ReactNode;
  readonly children: ReactNode;
}

function RowWords({ icon, detail, children }: RowWordsProps): ReactNode {
  return (
    <>
      <Icon icon={icon} />
      <span className="web-overview-words">
        <span className="web-overview-title">{children}</span>
        <span className="web-overview-detail">{detail}</span>
      </span>
    </>
  );
}

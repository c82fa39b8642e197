import { Trans } from '@lingui/react/macro';
import type { RequestView } from '@osta/contracts/request/api';
import { categoryOf } from '@osta/reference/category-of';
import { backIcon, Icon, Link, RelativeTime } from '@osta/ui-kit';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { TradeIcon } from '../../catalogue/trade-icon.tsx';
import { useHighlight } from '../../components/use-highlight.ts';
import { AdminRequestStatus } from '../../requests/admin-request-status.tsx';
import { EndsIn } from '../../requests/ends-in.tsx';
import { RequestStatusBadge } from './request-status.tsx';
import type { ProfessionalPart } from './status-looks.ts';

/** The lists that a request is read from, by their address. */
const listNames = {
  '/customer/requests': <Trans>My requests</Trans>,
  '/professional/requests': <Trans>Requests</Trans>,
  '/admin/requests': <Trans>All requests</Trans>,
} as const;

interface RequestHeaderProps {
  readonly request: RequestView;
  readonly backTo: keyof typeof listNames;
  readonly actions?: ReactNode;
}

function partOf({ quotes, invited }: RequestView): ProfessionalPart {
  return {
    ownQuote: quotes.at(-1)?.status ?? null,
    hasDeclined: invited.some(({ declinedAt }) => declinedAt !== null),
  };
}

/** The title and status of a request, with a link back to the list. */
export function RequestHeader({ request, backTo, actions }: RequestHeaderProps): ReactNode {
  const isHighlighted = useHighlight(request.status);
  return (
    <header className="web-request-header">
      <Link asChild isQuiet>
        <RouteLink to={backTo} className="web-back">
          <Icon icon={backIcon} size={18} />
          {listNames[backTo]}
        </RouteLink>
      </Link>
      <div className="web-request-title-row">
        <TradeIcon trade={categoryOf(request.content.serviceId)} />
        <div className="web-request-words">
          <h1 className="web-request-title">{request.serviceName}</h1>
          <p className="web-request-meta">
            {request.role !== 'customer' && (
              <>
                <bdi>{request.customer.fullName}</bdi>
                {' · '}
              </>
            )}
            {request.placeName}
            {' · '}
            {request.expiresAt !== null && request.allowed.includes('quote') ? (
              <EndsIn expiresAt={request.expiresAt} />
            ) : (
              <RelativeTime instant={request.createdAt} />
            )}
          </p>
        </div>
        <span className="web-request-status" data-highlighted={isHighlighted || undefined}>
          {request.role === 'admin' ? (
            <AdminRequestStatus status={request.status} />
          ) : (
            <RequestStatusBadge
              status={request.status}
              {...(request.role === 'professional' && { part: partOf(request) })}
            />
          )}
        </span>
        {actions !== undefined && <div className="web-request-actions">{actions}</div>}
      </div>
    </header>
  );
}

import { Trans } from '@lingui/react/macro';
import { backIcon, Callout, Icon, Link as UiLink } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { requestQuery } from '../../requests/requests.queries.ts';
import { RevisionForm } from './revision-form.tsx';

import '../../components/details-page.css';
import '../../forms/form-sections.css';

const route = getRouteApi('/_default/customer/requests/$id_/edit');

/** The form that changes a request which is sent, until an offer is accepted. */
export function ReviseRequestPage(): ReactNode {
  const { id } = route.useParams();
  const { data: request } = useSuspenseQuery(requestQuery(useApi(), id));
  return (
    <div className="web-page web-new-request">
      <UiLink asChild isQuiet>
        <Link to="/customer/requests/$id" params={{ id }} className="web-back">
          <Icon icon={backIcon} size={18} />
          <Trans>The request</Trans>
        </Link>
      </UiLink>
      <h1 className="web-page-title">
        <Trans>Change the request</Trans>
      </h1>
      {request.allowed.includes('revise') ? (
        <RevisionForm request={request} />
      ) : (
        <Callout tone="info" title={<Trans>This request can no longer be changed</Trans>}>
          <Trans>An offer was accepted, or the request has ended.</Trans>
        </Callout>
      )}
    </div>
  );
}

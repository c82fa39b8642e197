import { Trans } from '@lingui/react/macro';
import { Button, EmptyRequests, EmptyState, Heading } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The people that a professional has worked for. */
export function ClientsPage(): ReactNode {
  return (
    <>
      <div className="web-list-head">
        <Heading as="h1">
          <Trans>Clients</Trans>
        </Heading>
      </div>
      <EmptyState
        illustration={<EmptyRequests />}
        titleAs="h2"
        title={<Trans>No clients yet</Trans>}
        description={
          <Trans>
            Everyone who books you appears here, with the work you did for them. Your first client
            may already be among the requests.
          </Trans>
        }
        action={
          <Button asChild>
            <Link to="/professional/requests">
              <Trans>See the requests</Trans>
            </Link>
          </Button>
        }
      />
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import type { RequestView } from '@osta/contracts/request/api';
import { Button } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { draftOf } from './draft-of.ts';
import { keepDraft, readDraft } from './request-draft.ts';

import './send-again.css';

interface SendAgainProps {
  readonly request: RequestView;
}

/** The way from a request that ended without work to a new one that says the same. */
export function SendAgain({ request }: SendAgainProps): ReactNode {
  const { customer, content } = request;

  function begin(): void {
    // What somebody is writing already is not lost for it
    if (readDraft(customer.id).description === '') keepDraft(customer.id, draftOf(request));
  }

  return (
    <div className="web-request-again">
      <Button asChild variant="secondary">
        <Link
          to="/customer/requests/new"
          search={{ service: content.serviceId, place: content.placeId }}
          onClick={begin}
        >
          <Trans>Send it again</Trans>
        </Link>
      </Button>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { RequestView } from '@osta/contracts/request/api';
import { Button, ConfirmDialog } from '@osta/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { draftOf } from './draft-of.ts';
import { keepDraft, readDraft } from './request-draft.ts';

import './send-again.css';

interface SendAgainProps {
  readonly request: RequestView;
}

/** The way from a request that ended without work to a new one that says the same. */
export function SendAgain({ request }: SendAgainProps): ReactNode {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { customer, content } = request;

  function begin(): void {
    keepDraft(customer.id, draftOf(request));
    void navigate({
      to: '/customer/requests/new',
      search: { service: content.serviceId, place: content.placeId },
    });
  }

  /** What somebody is writing already is not lost without a question. */
  function ask(): void {
    const { description } = readDraft(customer.id);
    if (description === '' || description === content.description) begin();
    else setAsking(true);
  }

  return (
    <div className="web-request-again">
      <Button variant="secondary" onClick={ask}>
        <Trans>Send it again</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={<Trans>Replace the request you’re writing?</Trans>}
        description={t`You began another request and haven’t sent it. This one takes its place in the form.`}
        confirmLabel={<Trans>Replace it</Trans>}
        keepLabel={<Trans context="a request">Keep it</Trans>}
        onConfirm={begin}
      />
    </div>
  );
}

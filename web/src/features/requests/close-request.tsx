import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { call } from '../../api/call.ts';
import { ReasonQuestion } from './reason-question.tsx';

interface CloseRequestProps {
  readonly requestId: string;
}

/** The way for an admin to end a request that may not go on, with the reason that both sides read. */
export function CloseRequest({ requestId }: CloseRequestProps): ReactNode {
  const [isClosing, setIsClosing] = useState(false);
  return (
    <section className="web-panel" aria-labelledby="closing">
      <h3 className="web-panel-title" id="closing">
        <Trans>Close the request</Trans>
      </h3>
      <Text tone="quiet">
        <Trans>It ends for everyone, with its offers and a booking that hasn’t begun.</Trans>
      </Text>
      <div className="web-actions">
        <Button variant="secondary" onClick={() => setIsClosing(true)}>
          <Trans>Close the request</Trans>
        </Button>
      </div>
      {isClosing && (
        <ReasonQuestion
          title={<Trans>Close this request</Trans>}
          description={<Trans>We’ll let both sides know right away. You can’t undo this.</Trans>}
          confirmLabel={<Trans>Close the request</Trans>}
          readBy={<Trans>The customer and the professionals who have this request read it.</Trans>}
          isReasonOptional={false}
          callOf={(reason) =>
            call('POST /api/requests/{requestId}/close', {
              params: { requestId },
              body: { reason },
            })
          }
          done={<Trans>The request is closed.</Trans>}
          onClose={() => setIsClosing(false)}
        />
      )}
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import type { MyOffering } from '@osta/contracts/offering/api';
import { Button, Dialog, FormField, notify, TextArea } from '@osta/ui-kit';
import { type ReactNode, type SyntheticEvent, useState } from 'react';

import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { offeringKeys } from './offerings.queries.ts';

/** As long as the service accepts. */
const longestNote = 500;

interface AskAgainProps {
  readonly offeringId: MyOffering['id'];
}

/** Asks us to look again at a service that we hide, with words or without. */
export function AskAgain({ offeringId }: AskAgainProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const ask = useCommand(offeringKeys.all);

  function send(event: SyntheticEvent): void {
    event.preventDefault();
    if (ask.isPending) return;
    ask.mutate(
      call('POST /api/professional/services/{offeringId}/ask-again', {
        params: { offeringId },
        body: { note: note.trim() },
      }),
      {
        onSuccess: () => {
          notify.success(<Trans>We’ll look at your service again.</Trans>);
          setOpen(false);
        },
      },
    );
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Trans>Ask for another look</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={<Trans>Ask for another look</Trans>}
        description={<Trans>We look at your service as it’s saved now. You can ask us once.</Trans>}
      >
        <form className="web-form" noValidate onSubmit={send}>
          <FormField label={<Trans>What should we know?</Trans>} isOptional>
            <TextArea
              dir="auto"
              rows={3}
              maxLength={longestNote}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </FormField>
          <ProblemNotice error={ask.error} />
          <div className="web-actions">
            <Button type="submit" isLoading={ask.isPending}>
              <Trans>Ask for another look</Trans>
            </Button>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { Button, FormField, notify, TextArea } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { bookingKeys } from '../../../bookings/bookings.queries.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';

/** As long as the service accepts. */
const longestNote = 2000;

interface ClientNoteFormProps {
  readonly clientId: string;
  /** As it is stored; empty: there is none. */
  readonly note: string;
}

/** The professional's own note about a client. */
export function ClientNoteForm({ clientId, note }: ClientNoteFormProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const save = useCommand(bookingKeys.client(clientId));
  const text = typed ?? note;
  const isChanged = text.trim() !== note;
  return (
    <form
      className="web-client-note"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged || save.isPending) return;
        save.mutate(
          call('PUT /api/bookings/clients/{customerId}/note', {
            params: { customerId: clientId },
            body: { text },
          }),
          {
            onSuccess: () => {
              notify.success(<Trans>Your note is saved.</Trans>);
            },
          },
        );
      }}
    >
      <ProblemNotice error={save.error} />
      <FormField
        label={<Trans>Your note</Trans>}
        hint={<Trans>Only you can see it. It’s deleted with your account or the client’s.</Trans>}
      >
        <TextArea
          dir="auto"
          rows={2}
          maxLength={longestNote}
          value={text}
          onChange={(event) => setTyped(event.target.value)}
        />
      </FormField>
      {isChanged && (
        <Button type="submit" variant="secondary" isLoading={save.isPending}>
          <Trans>Save the note</Trans>
        </Button>
      )}
    </form>
  );
}

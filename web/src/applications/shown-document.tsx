import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationDocument } from '@osta/contracts/application/api';
import { Button, Dialog, DocumentRow, type Instant, notify } from '@osta/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { call } from '../api/call.ts';
import { useProblemText } from '../problem/use-problem-text.ts';
import { myApplicationKey } from '../professionals/my-application.queries.ts';
import { instantOf } from '../time/tripoli.ts';
import { documentCauses, documentNames, reviewLooks } from './application-words.ts';
import { PictureViewer } from './picture-viewer.tsx';
import { useApplicationCommand } from './use-application-command.ts';

interface ShownDocumentProps {
  readonly document: ApplicationDocument;
  readonly now: Instant | null;
  readonly userId: string;
  readonly canRemove: boolean;
}

/** One document of the applicant: where its review stands, its dates, and what can be done with it. */
export function ShownDocument({ document, now, userId, canRemove }: ShownDocumentProps): ReactNode {
  const { i18n, t } = useLingui();
  const problemText = useProblemText();
  const command = useApplicationCommand(userId);
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { id, kind, number, issuedOn, expiresOn, review, cause, note, fileUrl } = document;
  const issued = instantOf({ day: issuedOn, time: '12:00' });
  const until = expiresOn === null ? null : instantOf({ day: expiresOn, time: '23:59' });
  const name = i18n._(documentNames[kind]);
  if (now === null) return null;
  return (
    <DocumentRow
      name={name}
      status={reviewLooks[review]}
      now={now}
      {...(issued !== null && { issuedAt: issued })}
      {...(until !== null && { validUntil: until })}
      note={
        cause === null ? (
          <bdi>{number}</bdi>
        ) : (
          <>
            {i18n._(documentCauses[cause])} <span dir="auto">{note}</span>
          </>
        )
      }
      actions={
        <>
          <Button
            variant="ghost"
            size="small"
            aria-label={t`View: ${name}`}
            onClick={() => setOpen(true)}
          >
            <Trans context="file">View</Trans>
          </Button>
          <Dialog isOpen={isOpen} onOpenChange={setOpen} title={name} size="huge">
            <PictureViewer
              src={fileUrl}
              alt={name}
              onEnded={() =>
                void queryClient.invalidateQueries({ queryKey: myApplicationKey(userId) })
              }
            />
          </Dialog>
          {canRemove && (
            <Button
              variant="ghost"
              size="small"
              aria-label={t`Remove: ${name}`}
              isLoading={command.isPending}
              onClick={() =>
                command.mutate(
                  call('DELETE /api/professional/application/documents/{documentId}', {
                    params: { documentId: id },
                  }),
                  { onError: (error) => notify.error(problemText(error)) },
                )
              }
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </>
      }
    />
  );
}

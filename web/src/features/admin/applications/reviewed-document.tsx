import { Trans, useLingui } from '@lingui/react/macro';
import type {
  ApplicationDocument,
  ApplicationReceipt,
  ApplicationView,
} from '@osta/contracts/application/api';
import { Button, Dialog, Heading, notify } from '@osta/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { documentCauses, documentNames } from '../../../applications/application-words.ts';
import { PictureViewer } from '../../../applications/picture-viewer.tsx';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { CauseDialog } from '../cause-dialog.tsx';
import { applicationsKey } from './applications.queries.ts';
import { DocumentFacts } from './document-facts.tsx';

import './reviewed-document.css';

interface ReviewedDocumentProps {
  readonly application: ApplicationView;
  readonly document: ApplicationDocument;
}

/**
 * One document of an application: its picture beside what was typed about it, and the verdict. On a phone, and
 * for a closer look, they fill the screen.
 */
export function ReviewedDocument({ application, document }: ReviewedDocumentProps): ReactNode {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const command = useCommand<ApplicationReceipt>(applicationsKey);
  const [isLarge, setLarge] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const { id, kind, fileUrl, review } = document;
  const name = i18n._(documentNames[kind]);
  const mayReview =
    application.allowed.includes('review-document') &&
    (review === 'waiting' || application.status === 'under_review');
  const params = { applicantId: application.applicantId, documentId: id };

  function accept(): void {
    command.mutate(
      call('POST /api/professional/applications/{applicantId}/documents/{documentId}/review', {
        params,
        body: { verdict: 'accepted', cause: null, note: '' },
      }),
      { onError: (error) => notify.error(problemText(error)) },
    );
  }

  const picture = (
    <PictureViewer
      src={fileUrl}
      alt={name}
      onEnded={() => void queryClient.invalidateQueries({ queryKey: applicationsKey })}
    />
  );
  const verdict = mayReview && (
    <div className="web-actions">
      <Button
        variant="secondary"
        aria-label={t`Accept: ${name}`}
        isLoading={command.isPending}
        disabled={review === 'accepted'}
        onClick={accept}
      >
        <Trans>Accept</Trans>
      </Button>
      <Button
        variant="ghost"
        aria-label={t`Refuse: ${name}`}
        disabled={review === 'refused' || command.isPending}
        onClick={() => setRefusing(true)}
      >
        <Trans>Refuse</Trans>
      </Button>
    </div>
  );

  return (
    <div className="web-reviewed-document">
      <Heading as="h3" size="small">
        {name}
      </Heading>
      <div className="web-reviewed-parts">
        {picture}
        <div className="web-reviewed-facts">
          <DocumentFacts document={document} />
          {verdict}
          <Button
            variant="ghost"
            size="small"
            aria-label={t`Open the picture: ${name}`}
            onClick={() => setLarge(true)}
          >
            <Trans>Open the picture</Trans>
          </Button>
        </div>
      </div>
      <Dialog isOpen={isLarge} onOpenChange={setLarge} title={name} size="huge">
        <div className="web-reviewed-parts web-reviewed-large">
          {picture}
          <div className="web-reviewed-facts">
            <DocumentFacts document={document} />
            {verdict}
          </div>
        </div>
      </Dialog>
      {isRefusing && (
        <CauseDialog
          title={<Trans>Refuse this document</Trans>}
          consequence={
            <Trans>The applicant reads the reason and your words, and can add another one.</Trans>
          }
          causes={documentCauses}
          firstCause="unreadable"
          areWordsRequired={false}
          changes={applicationsKey}
          done={<Trans>The document is refused. The applicant sees it at once.</Trans>}
          onLeft={() => setRefusing(false)}
          callOf={(reason) =>
            call(
              'POST /api/professional/applications/{applicantId}/documents/{documentId}/review',
              { params, body: { verdict: 'refused', ...reason } },
            )
          }
        />
      )}
    </div>
  );
}

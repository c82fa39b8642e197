import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import {
  Button,
  Callout,
  Card,
  ConfirmDialog,
  DateText,
  downloadIcon,
  Heading,
  Icon,
  notify,
  removeIcon,
  Text,
} from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { failures } from '../../../problem/failures.ts';
import { useDeletion, useExport } from '../account.mutations.ts';

interface PrivacySectionProps {
  readonly me: Me;
}

/** Exports the data, and deletes the account. */
export function PrivacySection({ me }: PrivacySectionProps): ReactNode {
  return (
    <div className="web-account-section">
      <ExportCard />
      {me.eraseAt === null ? <DeleteCard /> : <KeepCard eraseAt={me.eraseAt} />}
    </div>
  );
}

function ExportCard(): ReactNode {
  const download = useExport();

  return (
    <Card className="web-account-card" padding="large">
      <Heading as="h2" size="medium">
        <Trans>Your data</Trans>
      </Heading>
      <Text tone="quiet">
        <Trans>
          Everything we know about you in one file: account, requests, offers and notifications.
        </Trans>
      </Text>
      <ProblemNotice error={download.error} />
      <div>
        <Button
          variant="secondary"
          iconStart={<Icon icon={downloadIcon} size={18} />}
          isLoading={download.isPending}
          onClick={() =>
            download.mutate(undefined, { onSuccess: (file) => saveFile(file, 'osta.zip') })
          }
        >
          <Trans>Download my data</Trans>
        </Button>
      </div>
    </Card>
  );
}

function DeleteCard(): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  const deletion = useDeletion('POST');
  return (
    <Card className="web-account-card" padding="large">
      <Heading as="h2" size="medium">
        <Trans>Delete my account</Trans>
      </Heading>
      <Text tone="quiet">
        <Trans>
          You have 14 days to change your mind. After that, your name, email and pictures are
          permanently deleted.
        </Trans>
      </Text>
      <ProblemNotice error={deletion.error} failed={failures.deleteAccountFailed} />
      <div>
        <Button
          variant="danger"
          iconStart={<Icon icon={removeIcon} size={18} />}
          isLoading={deletion.isPending}
          onClick={() => setIsAsked(true)}
        >
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      <ConfirmDialog
        tone="danger"
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={<Trans>Delete your account</Trans>}
        description={
          <Trans>
            Your account will be deleted in 14 days. You can still keep it here until then.
          </Trans>
        }
        confirmLabel={<Trans>Delete</Trans>}
        onConfirm={() => {
          // Close first: the step-up dialog may have to open in its place
          setIsAsked(false);
          deletion.mutate(undefined);
        }}
      />
    </Card>
  );
}

interface KeepCardProps {
  readonly eraseAt: string;
}

function KeepCard({ eraseAt }: KeepCardProps): ReactNode {
  const keeping = useDeletion('DELETE');
  return (
    <Callout
      tone="danger"
      title={
        <Trans>
          Your account will be erased on <DateText instant={eraseAt} />
        </Trans>
      }
      action={
        <Button
          isLoading={keeping.isPending}
          onClick={() =>
            keeping.mutate(undefined, {
              onSuccess: () => notify.success(<Trans>Your account won’t be deleted.</Trans>),
            })
          }
        >
          <Trans>Keep my account</Trans>
        </Button>
      }
    >
      <ProblemNotice error={keeping.error} />
    </Callout>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog, DropdownMenu, Icon, IconButton, moreIcon, notify } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { requestKeys } from '../../requests/requests.queries.ts';

interface RequestMenuProps {
  readonly requestId: string;
}

/** What a customer seldom does with a request: change it, withdraw it. The same states allow both. */
export function RequestMenu({ requestId }: RequestMenuProps): ReactNode {
  const { t } = useLingui();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const withdraw = useCommand(requestKeys.all);
  return (
    <>
      <DropdownMenu
        align="end"
        entries={[
          {
            kind: 'link',
            id: 'change',
            link: (
              <Link to="/customer/requests/$id/edit" params={{ id: requestId }}>
                <Trans>Change the request</Trans>
              </Link>
            ),
          },
          {
            kind: 'action',
            id: 'withdraw',
            tone: 'danger',
            label: <Trans>Withdraw the request</Trans>,
            onSelect: () => setIsWithdrawing(true),
          },
        ]}
        trigger={
          <IconButton label={t`More about this request`}>
            <Icon icon={moreIcon} size={20} />
          </IconButton>
        }
      />
      <ConfirmDialog
        isOpen={isWithdrawing}
        onOpenChange={setIsWithdrawing}
        title={<Trans>Withdraw this request</Trans>}
        description={
          <Trans>We’ll tell the professionals and close the offers. You can’t undo this.</Trans>
        }
        confirmLabel={<Trans>Withdraw</Trans>}
        tone="danger"
        isConfirming={withdraw.isPending}
        onConfirm={() =>
          withdraw.mutate(
            call('POST /api/requests/{requestId}/withdraw', { params: { requestId }, body: {} }),
            {
              onSuccess: () => {
                setIsWithdrawing(false);
                notify.success(<Trans>The request was withdrawn.</Trans>);
              },
            },
          )
        }
      >
        <ProblemNotice error={withdraw.error} />
      </ConfirmDialog>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { DropdownMenu, Icon, IconButton, moreIcon } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { call } from '../../api/call.ts';
import { ReasonQuestion } from './reason-question.tsx';

interface RequestMenuProps {
  readonly requestId: string;
}

/** What a customer seldom does with a request: change it, withdraw it. The same states allow both. */
export function RequestMenu({ requestId }: RequestMenuProps): ReactNode {
  const { t } = useLingui();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
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
      {isWithdrawing && (
        <ReasonQuestion
          title={<Trans>Withdraw this request</Trans>}
          description={
            <Trans>We’ll tell the professionals and close the offers. You can’t undo this.</Trans>
          }
          confirmLabel={<Trans>Withdraw</Trans>}
          readBy={<Trans>Every professional who has this request reads it.</Trans>}
          callOf={(reason) =>
            call('POST /api/requests/{requestId}/withdraw', {
              params: { requestId },
              body: { reason },
            })
          }
          done={<Trans>The request was withdrawn.</Trans>}
          onClose={() => setIsWithdrawing(false)}
        />
      )}
    </>
  );
}

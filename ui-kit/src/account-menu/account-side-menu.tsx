import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import { dress } from '../dress/dress.ts';
import { Icon } from '../icons/icon.tsx';
import { logOutIcon } from '../icons/icons.ts';
import { SideMenu } from '../side-menu/side-menu.tsx';
import { AccountPerson, type AccountPersonProps } from './account-person.tsx';

export interface AccountMenuEntry {
  readonly id: string;
  /** A link element with its icon and words inside. */
  readonly link: ReactElement;
}

export interface AccountSideMenuProps extends AccountPersonProps {
  readonly entries: readonly AccountMenuEntry[];
  readonly onLogOut: () => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu of the account as it slides out on a phone. */
export function AccountSideMenu({
  entries,
  onLogOut,
  isOpen,
  onClose,
  ...person
}: AccountSideMenuProps): ReactNode {
  const { t } = useLingui();
  return (
    <SideMenu
      label={t`Account menu`}
      isOpen={isOpen}
      onClose={onClose}
      header={<AccountPerson {...person} />}
    >
      {entries.map(({ id, link }) => dress(link, { key: id, className: 'ui-side-menu-entry' }))}
      <button type="button" className="ui-side-menu-entry" onClick={onLogOut}>
        <Icon icon={logOutIcon} size={20} />
        <Trans>Log out</Trans>
      </button>
    </SideMenu>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { DropdownMenu } from '@radix-ui/themes';
import { type ReactNode, useEffect, useState } from 'react';

import { Avatar } from '../avatar/avatar.tsx';
import { Icon } from '../icons/icon.tsx';
import { logOutIcon } from '../icons/icons.ts';
import { wideScreen } from '../navigation-bar/wide-screen.ts';
import { OverlayTheme } from '../provider/overlay-theme.tsx';
import { AccountPerson, type AccountPersonProps } from './account-person.tsx';
import { type AccountMenuEntry, AccountSideMenu } from './account-side-menu.tsx';

export interface AccountMenuProps extends AccountPersonProps {
  readonly entries: readonly AccountMenuEntry[];
  readonly onLogOut: () => void;
  /** A key of the current page. A change closes the slide-out menu. */
  readonly closeOn?: string;
}

/**
 * The avatar with the menu of the account: a dropdown, on phones a slide-out menu (docs/spec.md
 * §2).
 */
export function AccountMenu({
  entries,
  onLogOut,
  closeOn,
  ...person
}: AccountMenuProps): ReactNode {
  const { t } = useLingui();
  const [isDropdownOpen, setIsDropdownOpen] = useState(false);
  /** The page on which the slide-out menu was opened. On any other page the menu is closed. */
  const [slidOutOn, setSlidOutOn] = useState<string | null>(null);
  const page = closeOn ?? '';

  useEffect(() => {
    const list = matchMedia(wideScreen);
    const closeBoth = (): void => {
      setIsDropdownOpen(false);
      setSlidOutOn(null);
    };
    list.addEventListener('change', closeBoth);
    return () => list.removeEventListener('change', closeBoth);
  }, []);

  const open = (isOpen: boolean): void => {
    if (isOpen && !matchMedia(wideScreen).matches) setSlidOutOn(page);
    else setIsDropdownOpen(isOpen);
  };
  return (
    <>
      <OverlayTheme>
        <DropdownMenu.Root open={isDropdownOpen} onOpenChange={open} modal={false}>
          <DropdownMenu.Trigger>
            <button type="button" className="ui-account-menu-trigger" aria-label={t`Account menu`}>
              <Avatar name={person.name} imageUrl={person.imageUrl ?? null} />
            </button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content className="ui-account-menu" align="end" sideOffset={8} size="2">
            <DropdownMenu.Label className="ui-account-menu-label">
              <AccountPerson {...person} />
            </DropdownMenu.Label>
            <DropdownMenu.Separator />
            {entries.map(({ id, link }) => (
              <DropdownMenu.Item key={id} asChild className="ui-account-menu-item">
                {link}
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Separator />
            <DropdownMenu.Item className="ui-account-menu-item" onSelect={onLogOut}>
              <Icon icon={logOutIcon} size={18} />
              <Trans>Log out</Trans>
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </OverlayTheme>
      <AccountSideMenu
        {...person}
        entries={entries}
        onLogOut={onLogOut}
        isOpen={slidOutOn === page}
        onClose={() => setSlidOutOn(null)}
      />
    </>
  );
}

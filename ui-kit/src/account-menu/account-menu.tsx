import { Trans, useLingui } from '@lingui/react/macro';
import { DropdownMenu } from '@radix-ui/themes';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';

import { Avatar } from '../avatar/avatar.tsx';
import { dress } from '../dress/dress.ts';
import { Icon } from '../icons/icon.tsx';
import { logOutIcon } from '../icons/icons.ts';
import { wideScreen } from '../navigation-bar/wide-screen.ts';
import { OverlayTheme } from '../provider/overlay-theme.tsx';
import { SideMenu } from '../side-menu/side-menu.tsx';

export interface AccountMenuEntry {
  readonly id: string;
  /** A link element with its icon and words inside. */
  readonly link: ReactElement;
}

export interface AccountMenuProps {
  readonly name: string;
  /** Shown below the name: the email address or the kind of account. */
  readonly detail?: ReactNode;
  readonly imageUrl?: string | null;
  readonly entries: readonly AccountMenuEntry[];
  readonly onLogOut: () => void;
  /** A key of the current page. A change closes the slide-out menu. */
  readonly closeOn?: string;
}

function Person({ name, detail, imageUrl }: AccountMenuProps): ReactNode {
  return (
    <div className="ui-account-menu-person">
      <Avatar name={name} imageUrl={imageUrl ?? null} />
      <div className="ui-account-menu-words">
        <div className="ui-account-menu-name">
          <bdi>{name}</bdi>
        </div>
        {detail !== undefined && (
          <div className="ui-account-menu-detail">
            <bdi>{detail}</bdi>
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * The avatar with the menu of the account: a dropdown, on phones a slide-out menu (docs/spec.md
 * §2).
 */
export function AccountMenu(props: AccountMenuProps): ReactNode {
  const { name, imageUrl, entries, onLogOut, closeOn } = props;
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
              <Avatar name={name} imageUrl={imageUrl ?? null} />
            </button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content className="ui-account-menu" align="end" sideOffset={8} size="2">
            <DropdownMenu.Label className="ui-account-menu-label">
              <Person {...props} />
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
      <SideMenu
        label={t`Account menu`}
        isOpen={slidOutOn === page}
        onClose={() => setSlidOutOn(null)}
        header={<Person {...props} />}
      >
        {entries.map(({ id, link }) => dress(link, { key: id, className: 'ui-side-menu-entry' }))}
        <button type="button" className="ui-side-menu-entry" onClick={onLogOut}>
          <Icon icon={logOutIcon} size={20} />
          <Trans>Log out</Trans>
        </button>
      </SideMenu>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import {
  type ComponentType,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';

import { dress } from '../dress/dress.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { menuIcon } from '../icons/icons.ts';
import type { SideMenuProps } from '../side-menu/side-menu.tsx';
import { wideScreen } from './wide-screen.ts';

/** Loads the menu at the first sign that somebody is going to open it. */
const loadMenu = async (): Promise<{ default: ComponentType<SideMenuProps> }> => {
  const { SideMenu } = await import('../side-menu/side-menu.tsx');
  return { default: SideMenu };
};
const LateSideMenu = lazy(loadMenu);

export interface NavigationEntry {
  readonly id: string;
  /** A link element with its words inside; the kit styles it. The current one has aria-current. */
  readonly link: ReactElement;
}

export interface NavigationBarProps {
  /** The logo inside its link to the home page. */
  readonly logo: ReactNode;
  readonly entries: readonly NavigationEntry[];
  /** Always visible: language, bell, avatar. */
  readonly actions: ReactNode;
  /** Log in, sign up: in the bar on wide screens, at the end of the menu on narrow ones. */
  readonly buttons?: ReactNode;
  /** A button that invites to join: before the actions on wide screens, in the menu on narrow ones. */
  readonly invitation?: ReactNode;
  /** A key of the current page. A change closes the menu (docs/spec.md §2). */
  readonly closeOn?: string;
}

/** The header of every page. Below 768 px its entries move into a slide-in menu. */
export function NavigationBar({
  logo,
  entries,
  actions,
  buttons,
  invitation,
  closeOn,
}: NavigationBarProps): ReactNode {
  const { t } = useLingui();
  /** The page on which the menu was opened. On any other page the menu is closed. */
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const page = closeOn ?? '';
  const isOpen = openOn === page;
  const close = (): void => setOpenOn(null);

  useEffect(() => {
    const list = matchMedia(wideScreen);
    const closeMenu = (): void => setOpenOn(null);
    list.addEventListener('change', closeMenu);
    return () => list.removeEventListener('change', closeMenu);
  }, []);

  return (
    <header className="ui-navigation-bar">
      <div className="ui-navigation-bar-inner">
        <div className="ui-navigation-bar-menu">
          <IconButton
            label={t`Open the menu`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={() => void loadMenu()}
            onFocus={() => void loadMenu()}
            onClick={() => {
              setIsWanted(true);
              setOpenOn(page);
            }}
          >
            <Icon icon={menuIcon} size={22} />
          </IconButton>
        </div>
        <div className="ui-navigation-bar-logo">{logo}</div>
        <nav className="ui-navigation-bar-entries" aria-label={t`Main`}>
          {entries.map(({ id, link }) =>
            dress(link, { key: id, className: 'ui-navigation-bar-entry' }),
          )}
        </nav>
        <div className="ui-navigation-bar-actions">
          {invitation !== undefined && (
            <div className="ui-navigation-bar-invitation">{invitation}</div>
          )}
          {actions}
          {buttons !== undefined && <div className="ui-navigation-bar-buttons">{buttons}</div>}
        </div>
      </div>
      {isWanted && (
        <Suspense>
          <LateSideMenu
            label={t`Menu`}
            isOpen={isOpen}
            onClose={close}
            footer={
              invitation === undefined && buttons === undefined ? undefined : (
                <>
                  {invitation}
                  {buttons}
                </>
              )
            }
          >
            <nav aria-label={t`Main`}>
              {entries.map(({ id, link }) =>
                dress(link, { key: id, className: 'ui-side-menu-entry' }),
              )}
            </nav>
          </LateSideMenu>
        </Suspense>
      )}
    </header>
  );
}

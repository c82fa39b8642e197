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

/** Only who opens the menu needs it: it comes with the first sign of that. */
const loadMenu = async (): Promise<{ default: ComponentType<SideMenuProps> }> => {
  const { SideMenu } = await import('../side-menu/side-menu.tsx');
  return { default: SideMenu };
};
const LateSideMenu = lazy(loadMenu);

export interface NavigationEntry {
  readonly id: string;
  /** The link with its words inside; the kit gives it its looks. The current one has aria-current. */
  readonly link: ReactElement;
}

export interface NavigationBarProps {
  /** The logo inside its link home. */
  readonly logo: ReactNode;
  readonly entries: readonly NavigationEntry[];
  /** Always in sight: language, bell, avatar. */
  readonly actions: ReactNode;
  /** Buttons in the bar on wide screens and at the end of the menu on narrow ones: log in, join. */
  readonly buttons?: ReactNode;
  /** Changes with every page: a change closes the menu (docs/spec.md §2). */
  readonly closeOn?: string;
}

/** The head of every page. Below 768 px its entries move into a menu that slides in. */
export function NavigationBar({
  logo,
  entries,
  actions,
  buttons,
  closeOn,
}: NavigationBarProps): ReactNode {
  const { t } = useLingui();
  /** The page that the menu was opened on: on any other it is closed. */
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
          {actions}
          {buttons !== undefined && <div className="ui-navigation-bar-buttons">{buttons}</div>}
        </div>
      </div>
      {isWanted && (
        <Suspense>
          <LateSideMenu label={t`Menu`} isOpen={isOpen} onClose={close} footer={buttons}>
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

import type { ReactElement, ReactNode } from 'react';

interface Named {
  /** Unique within its menu. */
  readonly id: string;
  readonly label: ReactNode;
  /** An 18 px icon before the words. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

/** An entry that performs an action. */
export interface MenuAction extends Named {
  readonly kind: 'action';
  readonly onSelect: () => void;
  /** The keyboard shortcut at the end of the line, read from left to right. */
  readonly keys?: string;
  /** `danger` for removal; put it last. */
  readonly tone?: 'plain' | 'danger';
}

/** An entry that is a link. */
export interface MenuLink {
  readonly kind: 'link';
  readonly id: string;
  /** A link element with its icon and words inside. */
  readonly link: ReactElement;
}

/** An entry that is on or off; the menu stays open. */
export interface MenuCheck extends Named {
  readonly kind: 'check';
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** An entry that chooses one of several options. */
export interface MenuChoice {
  readonly kind: 'choice';
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
}

/** An entry that opens a submenu; one level at most. */
export interface SubMenu extends Named {
  readonly kind: 'menu';
  readonly entries: readonly MenuEntry[];
}

/** The heading of a group. */
export interface MenuHeading {
  readonly kind: 'heading';
  readonly id: string;
  readonly label: ReactNode;
}

/** A line between two groups. */
export interface MenuDivider {
  readonly kind: 'divider';
  readonly id: string;
}

export type MenuEntry =
  | MenuAction
  | MenuLink
  | MenuCheck
  | MenuChoice
  | SubMenu
  | MenuHeading
  | MenuDivider;

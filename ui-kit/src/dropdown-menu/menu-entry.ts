import type { ReactElement, ReactNode } from 'react';

interface Named {
  /** Unique within its menu. */
  readonly id: string;
  readonly label: ReactNode;
  /** An icon of 18 px before the words. */
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

/** Does something here. */
export interface MenuAction extends Named {
  readonly kind: 'action';
  readonly onSelect: () => void;
  /** At the end of the line: keys, which are read from left to right. */
  readonly keys?: string;
  /** `danger` for what removes; it stands last. */
  readonly tone?: 'plain' | 'danger';
}

/** Leads somewhere. */
export interface MenuLink {
  readonly kind: 'link';
  readonly id: string;
  /** The link with its icon and words inside. */
  readonly link: ReactElement;
}

/** On or off; the menu stays open. */
export interface MenuCheck extends Named {
  readonly kind: 'check';
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** One of several. */
export interface MenuChoice {
  readonly kind: 'choice';
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
}

/** A menu beside the menu. One level at most. */
export interface SubMenu extends Named {
  readonly kind: 'menu';
  readonly entries: readonly MenuEntry[];
}

/** Words over a group. */
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

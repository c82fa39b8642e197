import type { ReactNode } from 'react';

import { Avatar } from '../avatar/avatar.tsx';

export interface AccountPersonProps {
  readonly name: string;
  /** Shown below the name: the email address or the kind of account. */
  readonly detail?: ReactNode;
  readonly imageUrl?: string | null;
}

/** Whose account it is: at the head of its menus. */
export function AccountPerson({ name, detail, imageUrl = null }: AccountPersonProps): ReactNode {
  return (
    <div className="ui-account-menu-person">
      <Avatar name={name} imageUrl={imageUrl} />
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

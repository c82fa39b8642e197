import { useLingui } from '@lingui/react/macro';
import type { MyStore } from '@osta/contracts/store/api';
import { Link as UiLink, StatusBadge } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { roleNames, storeLooks } from '../../stores/store-words.ts';

interface StoreRowsProps {
  readonly stores: readonly MyStore[];
}

/** The stores of a person, each with where its page stands and the way to it. */
export function StoreRows({ stores }: StoreRowsProps): ReactNode {
  const { i18n } = useLingui();
  return (
    <ul className="web-store-rows">
      {stores.map(({ storeId, name, status, role }) => {
        const { tone, words } = storeLooks[status];
        return (
          <li key={storeId} className="web-store-row">
            <UiLink asChild>
              <Link to="/store/$id/edit" params={{ id: storeId }}>
                <bdi>{name}</bdi>
              </Link>
            </UiLink>
            <span className="web-store-row-role">{i18n._(roleNames[role])}</span>
            <StatusBadge tone={tone}>{i18n._(words)}</StatusBadge>
          </li>
        );
      })}
    </ul>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Link as UiLink } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { joinedStores } from '../../../stores/joined-stores.ts';
import { LeaveStoreDialog } from '../../../stores/leave-store-dialog.tsx';
import { roleNames } from '../../../stores/store-words.ts';
import { myStoresQuery } from '../../../stores/stores.queries.ts';
import { AccountRow } from './account-row.tsx';

import '../account-forms.css';

/** The stores of others in which the person works, each with its dashboard and the way to leave. */
export function StoresRow(): ReactNode {
  const { i18n, t } = useLingui();
  const { data } = useQuery(myStoresQuery(useApi()));
  const [leftId, setLeftId] = useState<string | null>(null);
  const stores = joinedStores(data ?? []);
  const count = stores.length;
  return (
    <>
      {count > 0 && (
        <AccountRow
          id="stores"
          label={<Trans>Stores you work in</Trans>}
          value={<Plural value={count} one="# store" other="# stores" />}
        >
          <ul className="web-account-stores">
            {stores.map(({ storeId, name, role }) => (
              <li key={storeId}>
                <span>
                  <UiLink asChild>
                    <Link to="/store/dashboard" search={{ store: storeId }}>
                      <bdi>{name}</bdi>
                    </Link>
                  </UiLink>
                  {' · '}
                  {i18n._(roleNames[role])}
                </span>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={t`Leave the store: ${name}`}
                  onClick={() => setLeftId(storeId)}
                >
                  <Trans>Leave the store</Trans>
                </Button>
              </li>
            ))}
          </ul>
        </AccountRow>
      )}
      <LeaveStoreDialog storeId={leftId} onClose={() => setLeftId(null)} />
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import type { MyStore } from '@osta/contracts/store/api';
import { FormField, Select } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface StorePickProps {
  readonly stores: readonly MyStore[];
  readonly chosen: MyStore;
  readonly onChoose: (storeId: string) => void;
}

/** Chooses among several stores; hidden for one alone. */
export function StorePick({ stores, chosen, onChoose }: StorePickProps): ReactNode {
  if (stores.length < 2) return null;
  return (
    <div className="web-store-pick">
      <FormField label={<Trans>Store</Trans>}>
        <Select
          value={chosen.storeId}
          onChange={(event) => onChoose(event.target.value)}
          options={stores.map(({ storeId, name }) => ({ value: storeId, label: name }))}
        />
      </FormField>
    </div>
  );
}

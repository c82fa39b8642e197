import { Trans, useLingui } from '@lingui/react/macro';
import type { MyOffering } from '@osta/contracts/offering/api';
import { Button, copyIcon, FormField, Icon, Select } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { useOfferingName } from './offering-name.ts';

interface CopyHoursProps {
  /** Services whose hours can be taken over. */
  readonly others: readonly MyOffering[];
  readonly onCopy: (from: MyOffering) => void;
}

/** Takes over the hours of another service. They count once they are saved. */
export function CopyHours({ others, onCopy }: CopyHoursProps): ReactNode {
  const { t } = useLingui();
  const nameOf = useOfferingName();
  const [chosen, setChosen] = useState('');
  const from = others.find(({ id }) => id === chosen);
  if (others.length === 0) return null;
  return (
    <div className="web-hours-copy">
      <FormField label={<Trans>Copy the hours of another service</Trans>}>
        <Select
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          options={[
            { value: '', label: t`Choose a service` },
            ...others.map((other) => ({ value: other.id, label: nameOf(other) })),
          ]}
        />
      </FormField>
      <Button
        variant="secondary"
        iconStart={<Icon icon={copyIcon} size={18} />}
        disabled={from === undefined}
        onClick={() => from && onCopy(from)}
      >
        <Trans>Copy</Trans>
      </Button>
    </div>
  );
}

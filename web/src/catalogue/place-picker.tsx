import { useLingui } from '@lingui/react/macro';
import { Combobox } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { PickerProps } from './late-picker.tsx';
import { usePlaceItems } from './use-place-items.ts';

/** Finds a town or a neighbourhood. Put it into a FormField. */
export function PlacePicker(props: PickerProps): ReactNode {
  const { t } = useLingui();
  const items = usePlaceItems();
  return <Combobox {...props} items={items} placeholder={t`Town or neighbourhood`} />;
}

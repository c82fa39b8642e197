import { useLingui } from '@lingui/react/macro';
import { Combobox } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

import { useApi } from '../api/use-api.ts';
import { placesQuery } from './catalogue.queries.ts';

interface PlacePickerProps {
  readonly value: string | null;
  readonly onChange: (placeId: string | null) => void;
}

/** Finds a town or a neighbourhood. Put it into a FormField. */
export function PlacePicker({ value, onChange }: PlacePickerProps): ReactNode {
  const { t } = useLingui();
  const { data } = useQuery(placesQuery(useApi()));

  const items = useMemo(
    () =>
      (data?.places ?? []).map(({ id, name, within }) => ({
        id,
        label: name,
        detail: within,
        keywords: [within],
      })),
    [data],
  );
  return (
    <Combobox
      items={items}
      value={value}
      onChange={onChange}
      placeholder={t`Town or neighbourhood`}
    />
  );
}

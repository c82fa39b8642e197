import { useLingui } from '@lingui/react/macro';
import { searchWordsOf } from '@osta/contracts/reference/search-words';
import { CategoryIcon, Combobox } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

import { useApi } from '../api/use-api.ts';
import { servicesQuery } from './catalogue.queries.ts';
import type { PickerProps } from './late-picker.tsx';

/**
 * Finds one of the services: by its own name, that of its trade, or words that people use for them.
 * Put it into a FormField.
 */
export function ServicePicker(props: PickerProps): ReactNode {
  const { t } = useLingui();
  const { data } = useQuery(servicesQuery(useApi()));

  const items = useMemo(
    () =>
      (data?.categories ?? []).flatMap((category) =>
        category.services.map(({ id, name }) => ({
          id,
          label: name,
          detail: category.name,
          keywords: [category.name, ...searchWordsOf(id)],
          icon: <CategoryIcon category={category.id} size="small" />,
        })),
      ),
    [data],
  );
  return (
    <Combobox {...props} items={items} placeholder={t`A leak, an air conditioner, painting`} />
  );
}

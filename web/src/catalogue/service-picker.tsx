import { useLingui } from '@lingui/react/macro';
import { CategoryIcon, Combobox, type ComboboxItem } from '@osta/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';

import { useApi } from '../api/use-api.ts';
import { servicesQuery, serviceSearchQuery } from './catalogue.queries.ts';
import type { PickerProps } from './late-picker.tsx';

/** As long as the search allows; longer texts are cut. */
const longestQuestion = 100;

/**
 * Finds one of the services: by its own name, that of its trade, or words that people use for them.
 * Put it into a FormField.
 */
export function ServicePicker(props: PickerProps): ReactNode {
  const { t } = useLingui();
  const api = useApi();
  const [typed, setTyped] = useState('');
  const { data: catalogue } = useQuery(servicesQuery(api));
  const wanted = typed.trim().slice(0, longestQuestion);
  const { data: answer, isError } = useQuery({
    ...serviceSearchQuery(api, wanted),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });

  const items = useMemo(
    () =>
      (catalogue?.categories ?? []).flatMap(
        ({ id: categoryId, name: categoryName, icon = categoryId, services, hidden = [] }) => {
          // One that was chosen before it was hidden keeps its name
          const kept = hidden.filter(({ id }) => id === props.value);
          return [...services, ...kept].map(({ id, name }) =>
            itemOf({ id, name, icon, categoryName }),
          );
        },
      ),
    [catalogue, props.value],
  );
  const found = useMemo(() => {
    // Without an answer, the names of the services still find them
    if (answer === undefined) return isError ? [] : null;
    return answer.data.services.map(({ categoryId, ...service }) => {
      const trade = catalogue?.categories.find(({ id }) => id === categoryId);
      return itemOf({ ...service, icon: trade?.icon ?? categoryId });
    });
  }, [answer, isError, catalogue]);
  return (
    <Combobox
      {...props}
      items={items}
      search={{ onType: setTyped, found }}
      placeholder={t`A leak, an air conditioner, painting`}
    />
  );
}

interface Service {
  readonly id: string;
  readonly name: string;
  /** The trade for which its icon was drawn. */
  readonly icon: string;
  readonly categoryName: string;
}

function itemOf({ id, name, icon, categoryName }: Service): ComboboxItem {
  return {
    id,
    label: name,
    detail: categoryName,
    keywords: [categoryName],
    icon: <CategoryIcon category={icon} size="small" />,
  };
}

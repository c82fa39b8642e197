import { useLingui } from '@lingui/react/macro';
import { CategoryIcon, Combobox, type ComboboxItem } from '@osta/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';

import { useApi } from '../api/use-api.ts';
import { servicesQuery, serviceSearchQuery } from './catalogue.queries.ts';
import { findAnyService, findService } from './find-service.ts';
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

  const items = useMemo(() => {
    const { categories = [] } = catalogue ?? {};
    const offered = categories.flatMap(({ services, ...trade }) =>
      services.map((service) => itemOf(service, trade)),
    );
    // One that was chosen before it was hidden keeps its name
    const kept =
      catalogue && typeof props.value === 'string' && !findService(catalogue, props.value)
        ? findAnyService(catalogue, props.value)
        : null;
    return kept ? [...offered, itemOf(kept.service, kept.category)] : offered;
  }, [catalogue, props.value]);
  const found = useMemo(() => {
    // Without an answer, the names of the services still find them
    if (answer === undefined) return isError ? [] : null;
    return answer.data.services.map(({ categoryId, categoryName, ...service }) => {
      const trade = catalogue?.categories.find(({ id }) => id === categoryId);
      return itemOf(service, trade ?? { id: categoryId, name: categoryName });
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

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Trade extends Named {
  /** The trade for which its icon was drawn; absent: itself. */
  readonly icon?: string | undefined;
}

function itemOf({ id, name }: Named, trade: Trade): ComboboxItem {
  return {
    id,
    label: name,
    detail: trade.name,
    keywords: [trade.name],
    icon: <CategoryIcon category={trade.icon ?? trade.id} size="small" />,
  };
}

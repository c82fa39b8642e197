import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

import { useApi } from '../api/use-api.ts';
import { placesQuery, servicesQuery } from './catalogue.queries.ts';
import { findAnyService } from './find-service.ts';
import { LatePicker, type PickerProps } from './late-picker.tsx';

const loadServicePicker = async (): Promise<ComponentType<PickerProps>> =>
  (await import('./service-picker.tsx')).ServicePicker;
const loadPlacePicker = async (): Promise<ComponentType<PickerProps>> =>
  (await import('./place-picker.tsx')).PlacePicker;

/** A ServicePicker for pages that many read and few search. */
export function LateServicePicker(props: PickerProps): ReactNode {
  const { t } = useLingui();
  const { data } = useQuery(servicesQuery(useApi()));
  return (
    <LatePicker
      {...props}
      load={loadServicePicker}
      label={
        data && props.value !== null ? findAnyService(data, props.value)?.service.name : undefined
      }
      placeholder={t`A leak, an air conditioner, painting`}
    />
  );
}

/** A PlacePicker for pages that many read and few search. */
export function LatePlacePicker(props: PickerProps): ReactNode {
  const { t } = useLingui();
  const { data } = useQuery({ ...placesQuery(useApi()), enabled: props.value !== null });
  return (
    <LatePicker
      {...props}
      load={loadPlacePicker}
      label={data?.places.find(({ id }) => id === props.value)?.name}
      placeholder={t`Town or neighbourhood`}
    />
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { servicesQuery } from '../../catalogue/catalogue.queries.ts';
import { findAnyService } from '../../catalogue/find-service.ts';
import { usePlaceItems } from '../../catalogue/use-place-items.ts';
import {
  ChangedMeanwhile,
  type ChangedMeanwhileProps,
  type Difference,
} from '../../forms/changed-meanwhile.tsx';
import { BudgetText } from './budget-text.tsx';
import { differingParts } from './differing-parts.ts';
import type { WrittenContent } from './request-content.ts';
import { WantedText } from './wanted-text.tsx';

interface RequestDifferencesProps extends Omit<ChangedMeanwhileProps, 'title' | 'differences'> {
  readonly mine: WrittenContent;
  readonly saved: WrittenContent;
}

/** Lets a customer choose between a request as they typed it and as they saved it in another window. */
export function RequestDifferences({ mine, saved, ...choice }: RequestDifferencesProps): ReactNode {
  const { data: catalogue } = useSuspenseQuery(servicesQuery(useApi()));
  const places = usePlaceItems();

  function shown(part: keyof WrittenContent, content: WrittenContent): ReactNode {
    switch (part) {
      case 'serviceId':
        return findAnyService(catalogue, content.serviceId)?.service.name;
      case 'description':
        return <bdi>{content.description}</bdi>;
      case 'photoIds': {
        const count = content.photoIds?.length ?? 0;
        return <Plural value={count} one="# photo" other="# photos" />;
      }
      case 'placeId':
        return places.find(({ id }) => id === content.placeId)?.label;
      case 'addressNote':
        return <bdi>{content.addressNote}</bdi>;
      case 'wanted':
        return <WantedText wanted={content.wanted} />;
      case 'budget':
        return <BudgetText budget={content.budget} />;
    }
  }

  return (
    <ChangedMeanwhile
      title={<Trans>This request has changed since you opened it</Trans>}
      differences={differingParts(mine, saved).map((part): Difference => ({
        key: part,
        label: labels[part],
        mine: shown(part, mine),
        saved: shown(part, saved),
      }))}
      {...choice}
    />
  );
}

const labels: { readonly [Part in keyof WrittenContent]: ReactNode } = {
  serviceId: <Trans>Service</Trans>,
  description: <Trans>Description</Trans>,
  photoIds: <Trans>Photos</Trans>,
  placeId: <Trans>Place</Trans>,
  addressNote: <Trans>How to find the door</Trans>,
  wanted: <Trans>When</Trans>,
  budget: <Trans>Budget</Trans>,
};

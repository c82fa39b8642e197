import { Plural, Trans } from '@lingui/react/macro';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import {
  dangerIcon,
  EmptyRequests,
  EmptyState,
  ErrorState,
  Icon,
  ProfessionalCardSkeleton,
} from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { useProblemText } from '../../problem/use-problem-text.ts';
import { ListedProfessionalCard } from '../../professionals/listed-professional-card.tsx';
import {
  professionalQuery,
  professionalsQuery,
} from '../../professionals/professionals.queries.ts';
import { mostProfessionals } from './use-request-rules.ts';

interface ProfessionalsFieldProps {
  readonly id: string;
  readonly serviceId: string | null;
  readonly placeId: string | null;
  /** The professional whose card led here: listed first, whatever the service. */
  readonly preferredId: string | null;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly error?: string | undefined;
}

/** Chooses whom to ask: professionals who offer the service, those near the place first. */
export function ProfessionalsField({
  id,
  serviceId,
  placeId,
  preferredId,
  value,
  onChange,
  error,
}: ProfessionalsFieldProps): ReactNode {
  const api = useApi();
  const problemText = useProblemText();
  const list = useQuery({
    ...professionalsQuery(api, { serviceId, placeId }),
    enabled: serviceId !== null,
  });
  const preferred = useQuery({
    ...professionalQuery(api, preferredId ?? ''),
    enabled: preferredId !== null,
  });
  const others = (list.data?.items ?? []).filter((one) => one.id !== preferredId);
  const shown: ProfessionalCard[] = [...(preferred.data ? [preferred.data] : []), ...others];

  function toggle(one: string): void {
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  }

  return (
    <fieldset className="web-professionals-field" id={id} tabIndex={-1}>
      <legend className="ui-visually-hidden">
        <Trans>Who to ask</Trans>
      </legend>
      {error !== undefined && (
        <p className="web-field-error" role="alert">
          <Icon icon={dangerIcon} size={16} />
          {error}
        </p>
      )}
      {serviceId === null && shown.length === 0 && (
        <p className="web-hint">
          <Trans>Choose a service first, then you see who offers it.</Trans>
        </p>
      )}
      {list.isLoading && (
        <div className="web-pick-list">
          <ProfessionalCardSkeleton />
          <ProfessionalCardSkeleton />
          <ProfessionalCardSkeleton />
        </div>
      )}
      {list.error !== null && list.data === undefined && (
        <ErrorState
          size="small"
          title={<Trans>The professionals couldn’t be loaded</Trans>}
          description={problemText(list.error)}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      )}
      {list.data !== undefined && shown.length === 0 && (
        <EmptyState
          size="small"
          illustration={<EmptyRequests />}
          title={<Trans>Nobody offers this yet</Trans>}
          description={<Trans>Try a service that is close to it.</Trans>}
        />
      )}
      {shown.length > 0 && (
        <>
          <div className="web-pick-list">
            {shown.map((professional) => {
              const isChosen = value.includes(professional.id);
              return (
                <ListedProfessionalCard
                  key={professional.id}
                  professional={professional}
                  choice={{
                    isChosen,
                    disabled: !isChosen && value.length >= mostProfessionals,
                    onChange: () => toggle(professional.id),
                  }}
                />
              );
            })}
          </div>
          <p className="web-hint" aria-live="polite">
            {value.length === 0 ? (
              <Trans>Choose up to {mostProfessionals}. More offers are easier to compare.</Trans>
            ) : (
              <Plural
                value={value.length}
                one="# professional chosen"
                other="# professionals chosen"
              />
            )}
          </p>
        </>
      )}
    </fieldset>
  );
}

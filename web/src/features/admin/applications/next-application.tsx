import { Trans } from '@lingui/react/macro';
import type { UserId } from '@osta/contracts/ids';
import { Link as UiLink } from '@osta/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { applicationListQuery } from './applications.queries.ts';

interface NextApplicationProps {
  /** The application that is shown now. */
  readonly after: UserId;
  readonly className: string;
}

/** Leads to the application that has waited longest, without the way back to the queue. */
export function NextApplication({ after, className }: NextApplicationProps): ReactNode {
  const { data } = useInfiniteQuery(applicationListQuery(useApi(), { assigned: 'nobody' }));
  const next = data?.pages
    .flatMap(({ items }) => items)
    .find(({ applicantId }) => applicantId !== after);
  if (!next) return null;
  const name = <bdi>{next.fullName}</bdi>;
  return (
    <UiLink asChild underline="always">
      <Link to="/admin/professionals/$id" params={{ id: next.applicantId }} className={className}>
        <Trans>Next: {name}</Trans>
      </Link>
    </UiLink>
  );
}

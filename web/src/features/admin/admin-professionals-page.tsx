import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import {
  EmptyRequests,
  EmptyState,
  Heading,
  Link as UiLink,
  Table,
  type TableColumn,
  Text,
} from '@osta/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { ShowMore } from '../../components/show-more.tsx';
import { professionalListQuery } from '../../professionals/professionals.queries.ts';
import { shownToAdmins } from './shown-to-admins.ts';

function nameCell({ id, fullName }: ProfessionalCard): ReactNode {
  return (
    <UiLink asChild>
      <Link to="/professional/profile/$id/public" params={{ id }}>
        <bdi>{fullName}</bdi>
      </Link>
    </UiLink>
  );
}

/** All professionals who are shown to customers. */
export function AdminProfessionalsPage(): ReactNode {
  const { t } = useLingui();
  const list = useSuspenseInfiniteQuery(professionalListQuery(useApi(), { limit: shownToAdmins }));
  const rows = list.data.pages.flatMap(({ items }) => items);
  const columns: readonly TableColumn<ProfessionalCard>[] = [
    {
      id: 'name',
      header: t`Name`,
      cell: nameCell,
    },
    {
      id: 'trades',
      header: t`Trades`,
      cell: ({ categories }) => categories.map(({ name }) => name).join(' · '),
    },
    { id: 'place', header: t`Place`, cell: ({ place }) => place.name },
    {
      id: 'years',
      header: t`Years in the trade`,
      align: 'end',
      cell: ({ experienceYears }) => experienceYears,
    },
  ];

  return (
    <div className="web-page">
      <Heading as="h1">
        <Trans>Professionals</Trans>
      </Heading>
      <Text className="web-page-lead" tone="quiet">
        <Trans>Everyone with a published profile.</Trans>
      </Text>
      <Table
        label={t`Professionals`}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        empty={
          <EmptyState
            size="small"
            illustration={<EmptyRequests />}
            title={<Trans>No published profiles yet</Trans>}
          />
        }
      />
      <ShowMore list={list} />
    </div>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ServiceCatalogue } from '@osta/contracts/professional/api';
import { Heading, Link as UiLink, Ltr, Table, type TableColumn, Text } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { servicesQuery } from '../../catalogue/catalogue.queries.ts';

interface ServiceRow {
  readonly id: string;
  readonly name: string;
  readonly trade: ServiceCatalogue['categories'][number];
}

function nameCell({ id, name }: ServiceRow): ReactNode {
  return (
    <UiLink asChild>
      <Link to="/services/$id" params={{ id }}>
        {name}
      </Link>
    </UiLink>
  );
}

function idCell({ id }: ServiceRow): ReactNode {
  return <Ltr>{id}</Ltr>;
}

/** The catalogue as it stands: every service with its trade. */
export function AdminServicesPage(): ReactNode {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(servicesQuery(useApi()));
  const rows: readonly ServiceRow[] = data.categories.flatMap((trade) =>
    trade.services.map(({ id, name }) => ({ id, name, trade })),
  );
  const columns: readonly TableColumn<ServiceRow>[] = [
    {
      id: 'name',
      header: t`Service`,
      cell: nameCell,
    },
    { id: 'trade', header: t`Trade`, cell: ({ trade }) => trade.name },
    { id: 'id', header: t`Id`, cell: idCell },
  ];

  return (
    <div className="web-page">
      <Heading as="h1">
        <Trans>Service catalogue</Trans>
      </Heading>
      <Text className="web-page-lead" tone="quiet">
        <Plural value={rows.length} one="# service" other="# services" />
      </Text>
      <Table label={t`Services`} columns={columns} rows={rows} idOf={({ id }) => id} />
    </div>
  );
}

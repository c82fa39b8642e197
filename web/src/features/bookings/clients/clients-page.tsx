import { Trans } from '@lingui/react/macro';
import {
  Accordion,
  Button,
  EmptyRequests,
  EmptySearch,
  EmptyState,
  ErrorState,
  FormField,
  Heading,
  Icon,
  searchIcon,
  TextField,
} from '@osta/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { clientsQuery } from '../../../bookings/bookings.queries.ts';
import { ShowMore } from '../../../components/show-more.tsx';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { ClientBookings } from './client-bookings.tsx';
import { ClientTitle } from './client-title.tsx';

import '../bookings.css';

/** The people that a professional works for, each with their bookings. */
export function ClientsPage(): ReactNode {
  const problemText = useProblemText();
  const [wanted, setWanted] = useState('');
  const q = useDeferredValue(wanted.trim());
  const list = useInfiniteQuery(clientsQuery(useApi(), q));
  const clients = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  return (
    <>
      <div className="web-list-head">
        <Heading as="h1">
          <Trans>Clients</Trans>
        </Heading>
      </div>
      {(clients.length > 0 || wanted !== '') && (
        <div className="web-client-search">
          <FormField label={<Trans>Search by name</Trans>}>
            <TextField
              dir="auto"
              inputMode="search"
              autoComplete="off"
              maxLength={100}
              slotStart={<Icon icon={searchIcon} size={18} />}
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
          </FormField>
        </div>
      )}
      {list.data === undefined && list.error !== null ? (
        <ErrorState
          title={<Trans>The clients couldn’t be loaded</Trans>}
          description={problemText(list.error)}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : clients.length === 0 && q !== '' ? (
        <EmptyState
          illustration={<EmptySearch />}
          titleAs="h2"
          title={<Trans>No client has this name</Trans>}
          description={<Trans>Try a shorter part of the name.</Trans>}
        />
      ) : clients.length === 0 ? (
        <NoClients />
      ) : (
        <>
          <Accordion
            titleAs="h2"
            allowsSeveral
            contentWidth="full"
            openIds={openIds}
            onOpenChange={(id, isOpen) => {
              if (openIds.includes(id) === isOpen) return;
              setOpenIds(isOpen ? [...openIds, id] : openIds.filter((each) => each !== id));
            }}
            items={clients.map((client) => ({
              id: client.id,
              title: <ClientTitle client={client} />,
              content: openIds.includes(client.id) && <ClientBookings clientId={client.id} />,
            }))}
          />
          <ShowMore list={list} />
        </>
      )}
    </>
  );
}

function NoClients(): ReactNode {
  return (
    <EmptyState
      illustration={<EmptyRequests />}
      titleAs="h2"
      title={<Trans>No clients yet</Trans>}
      description={
        <Trans>
          Everyone who books you appears here, with the work you did for them. Your first client may
          already be among the requests.
        </Trans>
      }
      action={
        <Button asChild>
          <Link to="/professional/requests">
            <Trans>See the requests</Trans>
          </Link>
        </Button>
      }
    />
  );
}

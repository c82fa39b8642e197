import { Plural, Trans } from '@lingui/react/macro';
import type { ServiceCatalogue } from '@osta/contracts/catalogue/api';
import {
  Accordion,
  Button,
  CategoryIcon,
  EmptySearch,
  EmptyState,
  FormField,
  Heading,
  Icon,
  Link as UiLink,
  Ltr,
  searchIcon,
  Text,
  TextField,
  VisuallyHidden,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { useCarried } from '../../../carried/use-carried.ts';
import { servicesQuery } from '../../../catalogue/catalogue.queries.ts';
import { findServices } from './find-services.ts';
import { SearchWordsDialog } from './search-words-dialog.tsx';

import './admin-services.css';
import './search-words.css';

type Trade = ServiceCatalogue['categories'][number];

/** A trade or a service. */
interface Entry {
  readonly id: string;
  readonly name: string;
}

/** The catalogue, trade by trade, with the words of each for the search. Search results are expanded. */
export function AdminServicesPage(): ReactNode {
  const { data } = useSuspenseQuery(servicesQuery(useApi()));
  const [wanted, setWanted] = useCarried('service-wanted', '');
  const [openIds, setOpenIds] = useCarried('trades-open', []);
  const [asked, setAsked] = useState<Entry | null>(null);
  const isSearching = wanted.trim() !== '';
  const trades = findServices(data.categories, wanted);
  const count = trades.reduce((sum, { services }) => sum + services.length, 0);

  return (
    <div className="web-page">
      <Heading as="h1">
        <Trans>Service catalogue</Trans>
      </Heading>
      <Text className="web-page-lead" tone="quiet" aria-live="polite">
        <Plural value={count} one="# service" other="# services" />
      </Text>
      <div className="web-catalogue-search">
        <FormField label={<Trans>Find a service</Trans>}>
          <TextField
            inputMode="search"
            autoComplete="off"
            slotStart={<Icon icon={searchIcon} size={18} />}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </FormField>
      </div>
      {trades.length === 0 ? (
        <EmptyState
          illustration={<EmptySearch />}
          titleAs="h2"
          title={<Trans>No service with that name</Trans>}
          description={<Trans>Look for a shorter part of its name or of its id.</Trans>}
        />
      ) : (
        <Accordion
          // Search results expand with every letter; the earlier state returns after the search
          key={isSearching ? wanted : ''}
          titleAs="h2"
          allowsSeveral
          contentWidth="full"
          openIds={isSearching ? trades.map(({ id }) => id) : openIds}
          onOpenChange={(id, isOpen) => {
            if (isSearching || openIds.includes(id) === isOpen) return;
            setOpenIds(isOpen ? [...openIds, id] : openIds.filter((each) => each !== id));
          }}
          items={trades.map((trade) => ({
            id: trade.id,
            title: <TradeTitle trade={trade} />,
            content: <ServiceList trade={trade} onWords={setAsked} />,
          }))}
        />
      )}
      {asked !== null && (
        <SearchWordsDialog
          key={asked.id}
          entryId={asked.id}
          name={asked.name}
          onLeft={() => setAsked(null)}
        />
      )}
    </div>
  );
}

interface TradeTitleProps {
  readonly trade: Trade;
}

function TradeTitle({ trade: { id, name, services } }: TradeTitleProps): ReactNode {
  return (
    <span className="web-catalogue-trade">
      <CategoryIcon category={id} />
      <span>
        {name}{' '}
        <span className="web-catalogue-count">
          <Plural value={services.length} one="# service" other="# services" />
        </span>
      </span>
    </span>
  );
}

interface ServiceListProps {
  readonly trade: Trade;
  /** Called with the entry whose search words are asked for. */
  readonly onWords: (entry: Entry) => void;
}

function ServiceList({ trade, onWords }: ServiceListProps): ReactNode {
  return (
    <>
      <WordsButton entry={trade} onWords={onWords}>
        <Trans>Search words of the whole trade</Trans>
      </WordsButton>
      <ul className="web-catalogue-services">
        {trade.services.map(({ id, name }) => (
          <li key={id}>
            <UiLink asChild>
              <Link to="/services/$id" params={{ id }}>
                {name}
              </Link>
            </UiLink>
            <Ltr className="web-catalogue-id">{id}</Ltr>
            <WordsButton entry={{ id, name }} onWords={onWords}>
              <Trans>Search words</Trans>
            </WordsButton>
          </li>
        ))}
      </ul>
    </>
  );
}

interface WordsButtonProps {
  readonly entry: Entry;
  readonly onWords: (entry: Entry) => void;
  readonly children: ReactNode;
}

function WordsButton({ entry: { id, name }, onWords, children }: WordsButtonProps): ReactNode {
  return (
    <Button
      className="web-words-button"
      variant="ghost"
      size="small"
      onClick={() => onWords({ id, name })}
    >
      {children}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}

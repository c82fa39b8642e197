import { Plural, Trans } from '@lingui/react/macro';
import type { CatalogueTree } from '@osta/contracts/catalogue/api';
import {
  Accordion,
  Badge,
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
  useLocale,
  VisuallyHidden,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { useCarried } from '../../../carried/use-carried.ts';
import { AddEntryDialog } from '../catalogue/add-entry-dialog.tsx';
import { catalogueTreeQuery } from '../catalogue/catalogue-tree.queries.ts';
import { EntryDialog } from '../catalogue/entry-dialog.tsx';
import { OrderDialog } from '../catalogue/order-dialog.tsx';
import { entryIn, type NamedTrade as Trade, namedTrades } from '../catalogue/tree-entry.ts';
import { findServices } from './find-services.ts';
import { SearchWordsDialog } from './search-words-dialog.tsx';

import './admin-services.css';
import './search-words.css';

/** A trade or a service. */
interface Entry {
  readonly id: string;
  readonly name: string;
}

/** What an admin has asked to see or to change. */
interface Asked {
  readonly what: 'words' | 'entry' | 'order' | 'add';
  /** `null`: the list of the trades. */
  readonly entry: Entry | null;
}

/** The catalogue, trade by trade, with the words of each for the search. Search results are expanded. */
export function AdminServicesPage(): ReactNode {
  const { data } = useSuspenseQuery(catalogueTreeQuery(useApi()));
  const locale = useLocale();
  const [wanted, setWanted] = useCarried('service-wanted', '');
  const [openIds, setOpenIds] = useCarried('trades-open', []);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isSearching = wanted.trim() !== '';
  const all = namedTrades(data, locale);
  const trades = findServices(all, wanted);
  const count = trades.reduce((sum, { services }) => sum + services.length, 0);

  return (
    <div className="web-page">
      <Heading as="h1">
        <Trans>Service catalogue</Trans>
      </Heading>
      <Text className="web-page-lead" tone="quiet" aria-live="polite">
        <Plural value={count} one="# service" other="# services" />
      </Text>
      <div className="web-actions web-catalogue-order">
        <Button variant="secondary" onClick={() => setAsked({ what: 'order', entry: null })}>
          <Trans>Order of the trades</Trans>
        </Button>
        <Button variant="secondary" onClick={() => setAsked({ what: 'add', entry: null })}>
          <Trans>Add a trade</Trans>
        </Button>
      </div>
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
            content: <ServiceList trade={trade} onAsk={setAsked} />,
          }))}
        />
      )}
      {asked !== null && (
        <AskedDialog {...asked} tree={data} trades={all} onLeft={() => setAsked(null)} />
      )}
    </div>
  );
}

interface AskedDialogProps extends Asked {
  readonly tree: CatalogueTree;
  readonly trades: readonly Trade[];
  readonly onLeft: () => void;
}

function AskedDialog({ what, entry, tree, trades, onLeft }: AskedDialogProps): ReactNode {
  const found = entry === null ? undefined : entryIn(tree, entry.id);
  if (what === 'add') {
    const trade = trades.find(({ id }) => id === entry?.id) ?? null;
    return <AddEntryDialog trade={trade} onLeft={onLeft} />;
  }
  if (what === 'order') {
    if (entry === null) {
      const items = trades.map(({ id, name }) => ({ id, label: name }));
      const shared = { trade: null, items, version: tree.version, onLeft };
      return <OrderDialog {...shared} orderOf={(ids) => [...ids]} />;
    }
    const trade = trades.find(({ id }) => id === entry.id);
    if (trade === undefined) return null;
    const items = trade.services.map(({ id, name }) => ({ id, label: name }));
    const shared = { trade, items, version: found?.version ?? 0, onLeft };
    return <OrderDialog {...shared} orderOf={(ids) => [...ids]} />;
  }
  if (entry === null) return null;
  if (what === 'words') {
    return <SearchWordsDialog entryId={entry.id} name={entry.name} onLeft={onLeft} />;
  }
  return found && <EntryDialog entry={found} onLeft={onLeft} />;
}

interface TradeTitleProps {
  readonly trade: Trade;
}

function TradeTitle({ trade: { icon, name, isHidden, services } }: TradeTitleProps): ReactNode {
  return (
    <span className="web-catalogue-trade">
      <CategoryIcon category={icon} />
      <span>
        {name}{' '}
        <span className="web-catalogue-count">
          <Plural value={services.length} one="# service" other="# services" />
        </span>
        {isHidden && (
          <>
            {' '}
            <Badge>
              <Trans context="a trade that customers don’t see">Hidden</Trans>
            </Badge>
          </>
        )}
      </span>
    </span>
  );
}

interface ServiceListProps {
  readonly trade: Trade;
  readonly onAsk: (asked: Asked) => void;
}

function ServiceList({ trade, onAsk }: ServiceListProps): ReactNode {
  return (
    <>
      <div className="web-catalogue-actions">
        <AskButton what="entry" entry={trade} onAsk={onAsk}>
          <Trans>Change the trade</Trans>
        </AskButton>
        <AskButton what="add" entry={trade} onAsk={onAsk}>
          <Trans>Add a service</Trans>
        </AskButton>
        <AskButton what="order" entry={trade} onAsk={onAsk}>
          <Trans>Order of the services</Trans>
        </AskButton>
        <AskButton what="words" entry={trade} onAsk={onAsk}>
          <Trans>Search words of the whole trade</Trans>
        </AskButton>
      </div>
      <ul className="web-catalogue-services">
        {trade.services.map(({ id, name, isHidden }) => (
          <li key={id}>
            {isHidden || trade.isHidden ? (
              <span className="web-catalogue-hidden">
                {name}{' '}
                <Badge>
                  <Trans context="a service that customers don’t see">Hidden</Trans>
                </Badge>
              </span>
            ) : (
              <UiLink asChild>
                <Link to="/services/$id" params={{ id }}>
                  {name}
                </Link>
              </UiLink>
            )}
            <Ltr className="web-catalogue-id">{id}</Ltr>
            <div className="web-catalogue-actions">
              <AskButton what="entry" entry={{ id, name }} onAsk={onAsk}>
                <Trans>Change</Trans>
              </AskButton>
              <AskButton what="words" entry={{ id, name }} onAsk={onAsk}>
                <Trans>Search words</Trans>
              </AskButton>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

interface AskButtonProps extends Asked {
  readonly entry: Entry;
  readonly onAsk: (asked: Asked) => void;
  readonly children: ReactNode;
}

function AskButton({ what, entry: { id, name }, onAsk, children }: AskButtonProps): ReactNode {
  return (
    <Button
      className="web-words-button"
      variant="ghost"
      size="small"
      onClick={() => onAsk({ what, entry: { id, name } })}
    >
      {children}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}

import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Button,
  EmptySearch,
  EmptyState,
  FormField,
  Heading,
  Icon,
  RelativeTime,
  searchIcon,
  Select,
  Table,
  type TableProps,
  Text,
  TextField,
} from '@osta/ui-kit';
import type { InfiniteData, UseSuspenseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';

import { ShowMore } from '../../components/show-more.tsx';

import './reviews.css';

/** What every queue can be searched for; the address holds it. */
interface QueueSearch {
  /** Absent: every status. */
  readonly status?: string;
  /** A part of a name. */
  readonly q?: string;
}

interface ReviewQueuePageProps<Row> extends Pick<
  TableProps<Row>,
  'columns' | 'idOf' | 'selection'
> {
  readonly title: string;
  /** In which order the queue stands. */
  readonly lead: ReactNode;
  /** Names the search box; left out where there is nothing to search for. */
  readonly findLabel?: ReactNode;
  /** The choice of a status among the filters; left out where `tabs` are that choice. */
  readonly statuses?: Readonly<Record<string, { readonly words: MessageDescriptor }>>;
  /** Above the search: the parts of the queue, each with its address. */
  readonly tabs?: ReactNode;
  readonly search: QueueSearch;
  /** Called with what the reader changed; an empty text stands for every status or name. */
  readonly onLook: (change: QueueSearch) => void;
  /** The filters of this queue alone. */
  readonly filters?: ReactNode;
  /** Beside the search: what else can be done with the queue. */
  readonly tools?: ReactNode;
  readonly list: UseSuspenseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Row[] }>>;
  readonly emptyTitle: ReactNode;
}

/** A queue of what admins review: a search, filters, and a table that loads page by page. */
export function ReviewQueuePage<Row>({
  title,
  lead,
  findLabel,
  statuses,
  tabs,
  search,
  onLook,
  filters,
  tools,
  list,
  emptyTitle,
  ...table
}: ReviewQueuePageProps<Row>): ReactNode {
  const { i18n, t } = useLingui();
  const [wanted, setWanted] = useState(search.q ?? '');

  return (
    <div className="web-page">
      <Heading as="h1">{title}</Heading>
      <Text className="web-page-lead" tone="quiet">
        {lead}
      </Text>
      {tabs}
      <search>
        <form
          className="web-review-filters"
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            onLook({ q: wanted });
          }}
        >
          {findLabel !== undefined && (
            <FormField label={findLabel}>
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
          )}
          {statuses !== undefined && (
            <FormField label={<Trans>Status</Trans>}>
              <Select
                value={search.status ?? ''}
                onChange={(event) => onLook({ status: event.target.value })}
                options={[
                  { value: '', label: t`All` },
                  ...Object.entries(statuses).map(([status, { words }]) => ({
                    value: status,
                    label: i18n._(words),
                  })),
                ]}
              />
            </FormField>
          )}
          {filters}
          {(findLabel !== undefined || tools !== undefined) && (
            <div className="web-actions">
              {findLabel !== undefined && (
                <Button type="submit" variant="secondary">
                  <Trans>Search</Trans>
                </Button>
              )}
              {tools}
            </div>
          )}
        </form>
      </search>
      <Table
        {...table}
        label={title}
        rows={list.data.pages.flatMap(({ items }) => items)}
        empty={
          <EmptyState
            size="small"
            illustration={<EmptySearch />}
            title={emptyTitle}
            description={
              findLabel === undefined ? (
                <Trans>Choose another status.</Trans>
              ) : (
                <Trans>Choose another status, or a shorter part of the name.</Trans>
              )
            }
          />
        }
      />
      <ShowMore list={list} />
    </div>
  );
}

/** The trades of a row, in one cell. */
export function tradesCell({
  categories,
}: {
  readonly categories: readonly { readonly name: string }[];
}): ReactNode {
  return categories.map(({ name }) => name).join(' · ');
}

/** How long ago a row was sent in; empty for what was not. */
export function sentInCell({ submittedAt }: { readonly submittedAt: string | null }): ReactNode {
  return submittedAt === null ? null : <RelativeTime instant={submittedAt} />;
}

import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationSummary } from '@osta/contracts/application/api';
import {
  Checkbox,
  FormField,
  Link as UiLink,
  Select,
  StatusBadge,
  type TableColumn,
} from '@osta/ui-kit';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { statusLooks } from '../../../applications/application-words.ts';
import { servicesQuery } from '../../../catalogue/catalogue.queries.ts';
import { LatePlacePicker } from '../../../catalogue/late-pickers.tsx';
import { KeysHelp } from '../keys-help.tsx';
import { ReviewQueuePage, sentInCell, tradesCell } from '../review-queue-page.tsx';
import { ApplicationTabs } from './application-tabs.tsx';
import { applicationsSearch, waitingDays } from './applications-search.ts';
import { applicationListQuery } from './applications.queries.ts';
import { ForChosen } from './for-chosen.tsx';

import './admin-professionals.css';

const route = getRouteApi('/_default/admin/professionals/');

/** The keys go along these links. */
const rowLink = 'web-application-row';

function nameCell({ applicantId, fullName }: ApplicationSummary): ReactNode {
  return (
    <UiLink asChild>
      <Link
        to="/admin/professionals/$id"
        params={{ id: applicantId }}
        className={rowLink}
        data-applicant={applicantId}
      >
        <bdi>{fullName}</bdi>
      </Link>
    </UiLink>
  );
}

function StatusCell({ status }: Pick<ApplicationSummary, 'status'>): ReactNode {
  const { i18n } = useLingui();
  const { tone, words } = statusLooks[status];
  return <StatusBadge tone={tone}>{i18n._(words)}</StatusBadge>;
}

function statusCell({ status }: ApplicationSummary): ReactNode {
  return <StatusCell status={status} />;
}

function sinceCell(application: ApplicationSummary): ReactNode {
  const { round } = application;
  return (
    <>
      {sentInCell(application)}
      {round > 1 && (
        <div className="web-application-round">
          <Plural value={round} one="Sent in # time" other="Sent in # times" />
        </div>
      )}
    </>
  );
}

function reviewerCell({ reviewer }: ApplicationSummary): ReactNode {
  return reviewer === null ? <Trans>Nobody yet</Trans> : <bdi>{reviewer.fullName}</bdi>;
}

function documentsCell({ documentsWaiting }: ApplicationSummary): ReactNode {
  return documentsWaiting === 0 ? null : <bdi>{documentsWaiting}</bdi>;
}

/** The queue of applications: search, filters, and taking several at once. */
export function AdminProfessionalsPage(): ReactNode {
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const api = useApi();
  const list = useSuspenseInfiniteQuery(applicationListQuery(api, search));
  const { categories } = useSuspenseQuery(servicesQuery(api)).data;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const columns: readonly TableColumn<ApplicationSummary>[] = [
    { id: 'name', header: t`Name`, cell: nameCell },
    { id: 'status', header: t`Status`, cell: statusCell },
    { id: 'trades', header: t`Trades`, cell: tradesCell },
    { id: 'since', header: t`Sent in`, cell: sinceCell },
    { id: 'documents', header: t`Documents to review`, cell: documentsCell, align: 'end' },
    { id: 'reviewer', header: t`Reviewer`, cell: reviewerCell },
  ];

  function look(change: Readonly<Record<string, string | true | undefined>>): void {
    setChosen(new Set());
    void navigate({ search: applicationsSearch({ ...search, ...change }), replace: true });
  }

  function choose(): void {
    const id = currentRow()?.dataset['applicant'];
    if (id !== undefined) setChosen(toggled(chosen, id));
  }

  const chosenRows = list.data.pages
    .flatMap(({ items }) => items)
    .filter(({ applicantId }) => chosen.has(applicantId));

  return (
    <ReviewQueuePage
      title={t`Professionals`}
      lead={<Trans>Applications and professionals, the longest waiting first.</Trans>}
      findLabel={<Trans>Find a name</Trans>}
      tabs={<ApplicationTabs search={search} />}
      search={search}
      onLook={(change) => look({ ...change })}
      filters={
        <>
          <FormField label={<Trans>Reviewer</Trans>}>
            <Select
              value={search.assigned ?? ''}
              onChange={(event) => look({ assigned: event.target.value })}
              options={[
                { value: '', label: t`Everybody’s` },
                { value: 'me', label: t`Mine` },
                { value: 'nobody', label: t`Nobody’s` },
              ]}
            />
          </FormField>
          <FormField label={<Trans>Trade</Trans>}>
            <Select
              value={search.trade ?? ''}
              onChange={(event) => look({ trade: event.target.value })}
              options={[
                { value: '', label: t`All` },
                ...categories.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </FormField>
          <FormField label={<Trans>Place</Trans>}>
            <LatePlacePicker
              value={search.place ?? null}
              onChange={(place) => look({ place: place ?? undefined })}
            />
          </FormField>
          {search.status === undefined && (
            <FormField label={<Trans>Waiting</Trans>}>
              <Select
                value={String(search.days ?? '')}
                onChange={(event) => look({ days: event.target.value })}
                options={[
                  { value: '', label: t`However long` },
                  ...waitingDays.map((days) => ({
                    value: String(days),
                    label: t`${plural(days, { one: '# day or more', other: '# days or more' })}`,
                  })),
                ]}
              />
            </FormField>
          )}
          <Checkbox
            label={<Trans>Only with a new document</Trans>}
            checked={search.renewals === true}
            onChange={(event) =>
              look(
                event.target.checked ? { status: 'all', renewals: true } : { renewals: undefined },
              )
            }
          />
        </>
      }
      tools={
        <KeysHelp
          keys={[
            { letter: 'J', words: <Trans>To the next application</Trans>, press: () => go(1) },
            { letter: 'K', words: <Trans>To the one before</Trans>, press: () => go(-1) },
            { letter: 'O', words: <Trans>Open it</Trans>, press: () => currentRow()?.click() },
            { letter: 'X', words: <Trans>Choose it, or not</Trans>, press: choose },
          ]}
        />
      }
      list={list}
      columns={columns}
      idOf={({ applicantId }) => applicantId}
      selection={{
        selectedIds: chosen,
        onChange: setChosen,
        nameOf: ({ fullName }) => fullName,
        actions: (
          <>
            <ForChosen
              verb="assign"
              words={<Trans>Assign to me</Trans>}
              done={<Trans>They’re yours to review now.</Trans>}
              chosen={chosenRows}
              onDone={setChosen}
            />
            <ForChosen
              verb="release"
              words={<Trans>Give back</Trans>}
              done={<Trans>They wait for someone again.</Trans>}
              chosen={chosenRows}
              onDone={setChosen}
            />
          </>
        ),
      }}
      emptyTitle={<Trans>No applications here</Trans>}
    />
  );
}

/** The row that the keys are at: its link has the focus. */
function currentRow(): HTMLElement | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.matches(`.${rowLink}`) ? focused : undefined;
}

/** Moves the focus along the rows, from the first one when it is elsewhere. */
function go(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`.${rowLink}`)];
  const place = rows.findIndex((row) => row === currentRow());
  rows[Math.max(0, place + by)]?.focus();
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = new Set(chosen);
  if (!others.delete(id)) others.add(id);
  return others;
}

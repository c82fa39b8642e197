import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationSummary } from '@osta/contracts/application/api';
import {
  Button,
  Checkbox,
  FormField,
  Link as UiLink,
  notify,
  Select,
  StatusBadge,
  type TableColumn,
} from '@osta/ui-kit';
import { useMutation, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { statusLooks } from '../../../applications/application-words.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { ReviewQueuePage, sentInCell, tradesCell } from '../review-queue-page.tsx';
import { applicationsSearch } from './applications-search.ts';
import { applicationListQuery, applicationsKey } from './applications.queries.ts';

const route = getRouteApi('/_default/admin/professionals/');

function nameCell({ applicantId, fullName }: ApplicationSummary): ReactNode {
  return (
    <UiLink asChild>
      <Link to="/admin/professionals/$id" params={{ id: applicantId }}>
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
  const list = useSuspenseInfiniteQuery(applicationListQuery(useApi(), search));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const columns: readonly TableColumn<ApplicationSummary>[] = [
    { id: 'name', header: t`Name`, cell: nameCell },
    { id: 'status', header: t`Status`, cell: statusCell },
    { id: 'trades', header: t`Trades`, cell: tradesCell },
    { id: 'since', header: t`Sent in`, cell: sentInCell },
    { id: 'documents', header: t`Documents to review`, cell: documentsCell, align: 'end' },
    { id: 'reviewer', header: t`Reviewer`, cell: reviewerCell },
  ];

  function look(change: Readonly<Record<string, string | true | undefined>>): void {
    setChosen(new Set());
    void navigate({ search: applicationsSearch({ ...search, ...change }), replace: true });
  }

  return (
    <ReviewQueuePage
      title={t`Professionals`}
      lead={<Trans>Applications and professionals, the longest waiting first.</Trans>}
      findLabel={<Trans>Find a name</Trans>}
      statuses={statusLooks}
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
          <Checkbox
            label={<Trans>Only with a new document</Trans>}
            checked={search.renewals === true}
            onChange={(event) => look({ renewals: event.target.checked || undefined })}
          />
        </>
      }
      list={list}
      columns={columns}
      idOf={({ applicantId }) => applicantId}
      selection={{
        selectedIds: chosen,
        onChange: setChosen,
        nameOf: ({ fullName }) => fullName,
        actions: <AssignChosen chosen={chosen} onDone={() => setChosen(new Set())} />,
      }}
      emptyTitle={<Trans>No applications here</Trans>}
    />
  );
}

interface AssignChosenProps {
  readonly chosen: ReadonlySet<string>;
  readonly onDone: () => void;
}

/** Takes all chosen applications, one after the other; says which could not be taken. */
function AssignChosen({ chosen, onDone }: AssignChosenProps): ReactNode {
  const api = useApi();
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const assign = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const applicantId of ids) {
        await api.request(
          call('POST /api/professional/applications/{applicantId}/assign', {
            params: { applicantId },
          }),
          { idempotencyKey: crypto.randomUUID() },
        );
      }
    },
    onSuccess: () => {
      notify.success(<Trans>They’re yours to review now.</Trans>);
      onDone();
    },
    onError: (error) => notify.error(problemText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: applicationsKey }),
  });
  return (
    <Button
      variant="secondary"
      isLoading={assign.isPending}
      onClick={() => assign.mutate([...chosen])}
    >
      <Trans>Assign to me</Trans>
    </Button>
  );
}

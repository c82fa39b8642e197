import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedOffering } from '@osta/contracts/offering/admin-api';
import type { Hiding } from '@osta/contracts/offering/api';
import { inLanguage } from '@osta/contracts/offering/in-language';
import {
  Button,
  Link as UiLink,
  RelativeTime,
  StatusBadge,
  type StatusTone,
  type TableColumn,
  Text,
  useLocale,
  VisuallyHidden,
} from '@osta/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { hidingCauseWords } from '../../../offerings/hiding-causes.ts';
import { ReviewQueuePage } from '../review-queue-page.tsx';
import { adminOfferingsSearch } from './admin-offerings-search.ts';
import { adminOfferingListQuery } from './admin-offerings.queries.ts';
import { OfferingDecision } from './offering-decision.tsx';

const route = getRouteApi('/_default/admin/offerings');

interface Look {
  readonly tone: StatusTone;
  readonly words: MessageDescriptor;
}

/** What the list can be narrowed to. */
const states = {
  shown: { tone: 'good', words: msg({ message: 'Shown', context: 'service' }) },
  hidden: { tone: 'danger', words: msg({ message: 'Hidden', context: 'service' }) },
  asked: { tone: 'waiting', words: msg`Another look asked` },
} as const satisfies Readonly<Record<string, Look>>;

const paused: Look = { tone: 'info', words: msg({ message: 'Paused', context: 'service' }) };

function lookOf({ status, hidden }: ListedOffering): Look {
  if (hidden !== null) return hidden.asked === null ? states.hidden : states.asked;
  return status === 'published' ? states.shown : paused;
}

function StateCell({ offering }: { readonly offering: ListedOffering }): ReactNode {
  const { i18n } = useLingui();
  const { tone, words } = lookOf(offering);
  const { hidden } = offering;
  const cause = hidden && hidingCauseWords(hidden.cause);
  const admin = <bdi>{hidden?.adminName}</bdi>;
  return (
    <>
      <StatusBadge tone={tone}>{i18n._(words)}</StatusBadge>
      {hidden !== null && (
        <>
          {cause && <div>{i18n._(cause)}</div>}
          {hidden.note !== '' && <div dir="auto">{hidden.note}</div>}
          <div>
            <Trans>
              By {admin}, <RelativeTime instant={hidden.since} />
            </Trans>
          </div>
          {hidden.asked !== null && <Asked asked={hidden.asked} />}
        </>
      )}
    </>
  );
}

function Asked({ asked: { note, at } }: { readonly asked: NonNullable<Hiding['asked']> }) {
  return (
    <div>
      <Trans>
        The professional asked again, <RelativeTime instant={at} />
      </Trans>
      {note !== '' && <blockquote dir="auto">{note}</blockquote>}
    </div>
  );
}

function NameCell({ offering: { name, serviceName } }: { readonly offering: ListedOffering }) {
  const own = inLanguage(name, useLocale());
  return (
    <>
      <bdi>{own || serviceName}</bdi>
      {own !== '' && own !== serviceName && (
        <Text as="div" tone="quiet" size="small">
          {serviceName}
        </Text>
      )}
    </>
  );
}

const cells = {
  service: (offering: ListedOffering): ReactNode => <NameCell offering={offering} />,
  professional: ({ professional: { id, fullName } }: ListedOffering): ReactNode => (
    <UiLink asChild>
      <Link to="/admin/professionals/$id" params={{ id }}>
        <bdi>{fullName}</bdi>
      </Link>
    </UiLink>
  ),
  state: (offering: ListedOffering): ReactNode => <StateCell offering={offering} />,
  changed: ({ updatedAt }: ListedOffering): ReactNode => <RelativeTime instant={updatedAt} />,
};

interface DecideButtonProps {
  readonly offering: ListedOffering;
  readonly onAsk: (offering: ListedOffering) => void;
}

function DecideButton({ offering, onAsk }: DecideButtonProps): ReactNode {
  const { name, hidden } = offering;
  return (
    <Button variant="secondary" size="small" onClick={() => onAsk(offering)}>
      {hidden === null ? <Trans>Hide</Trans> : <Trans>Show again</Trans>}
      <VisuallyHidden>: {name.ar || name.en}</VisuallyHidden>
    </Button>
  );
}

function decisionColumn(
  header: string,
  onAsk: DecideButtonProps['onAsk'],
): TableColumn<ListedOffering> {
  return {
    id: 'decision',
    header,
    cell: (offering) => <DecideButton offering={offering} onAsk={onAsk} />,
  };
}

/** The services that professionals offer, and hiding them from customers. */
export function AdminOfferingsPage(): ReactNode {
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useSuspenseInfiniteQuery(adminOfferingListQuery(useApi(), search));
  const [asked, setAsked] = useState<ListedOffering | null>(null);
  // Read again, after a refusal too
  const read = list.data.pages.flatMap(({ items }) => items).find(({ id }) => id === asked?.id);
  const columns: readonly TableColumn<ListedOffering>[] = [
    { id: 'service', header: t`Service`, cell: cells.service },
    { id: 'professional', header: t`Professional`, cell: cells.professional },
    { id: 'state', header: t`Status`, cell: cells.state },
    { id: 'changed', header: t`Changed`, cell: cells.changed },
    decisionColumn(t`Decision`, setAsked),
  ];

  return (
    <>
      <ReviewQueuePage
        title={t`Services of professionals`}
        lead={<Trans>What professionals offer, the newest first. Drafts are theirs alone.</Trans>}
        findLabel={<Trans>Find a professional</Trans>}
        statuses={states}
        search={search}
        onLook={(change) => {
          const next = adminOfferingsSearch({ ...search, ...change });
          void navigate({ search: next, replace: true });
        }}
        filters={null}
        list={list}
        columns={columns}
        idOf={({ id }) => id}
        emptyTitle={<Trans>No services here</Trans>}
      />
      {asked !== null && (
        <OfferingDecision
          offering={read ?? asked}
          verb={asked.hidden === null ? 'hide' : 'show'}
          onLeft={() => setAsked(null)}
        />
      )}
    </>
  );
}

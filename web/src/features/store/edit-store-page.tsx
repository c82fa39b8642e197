import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreReceipt, StoreView } from '@osta/contracts/store/api';
import {
  Button,
  Callout,
  Heading,
  Link as UiLink,
  notify,
  OnboardingChecklist,
  StatusBadge,
  Text,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { call } from '../../api/call.ts';
import { useApi } from '../../api/use-api.ts';
import { useCommand } from '../../api/use-command.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { sectionNames, storeLooks } from '../../stores/store-words.ts';
import { storeQuery, storesKey, subscriptionQuery } from '../../stores/stores.queries.ts';
import { useStoreName } from '../../stores/use-store-name.ts';
import { StorePreviewPlace } from './preview/store-preview-place.tsx';
import { createTypedBoard } from './preview/typed-board.ts';
import { RevisionNotice } from './revision-notice.tsx';
import { isSectionDone, sectionForms } from './sections/store-sections.tsx';
import { StoreNotice } from './store-notice.tsx';

import './edit-store.css';

const route = getRouteApi('/_default/store/$id/edit');

/** The page of a store, section by section, with what is missing and what an admin asked for. */
export function EditStorePage(): ReactNode {
  const { i18n } = useLingui();
  const { me } = route.useRouteContext();
  const { id } = route.useParams();
  const api = useApi();
  const { data: store } = useSuspenseQuery(storeQuery(api, id));
  const { data: subscription } = useSuspenseQuery(subscriptionQuery(api, id));
  const nameOf = useStoreName();
  // Here, not in the parts: they are gone when their command has succeeded
  const submit = useCommand<StoreReceipt>(storesKey);
  const withdraw = useCommand<StoreReceipt>(storesKey);
  // Counts the revisions that were taken back: the forms begin again with the public page
  const [beginnings, setBeginnings] = useState(0);
  const [board] = useState(createTypedBoard);
  const { tone, words } = storeLooks[store.status];
  const { mostPictures } = subscription;
  const mayEdit = store.allowed.includes('save');

  return (
    <div className="web-page">
      <div className="web-list-head">
        <Heading as="h1">
          <bdi>{nameOf(store)}</bdi>
        </Heading>
        <StatusBadge tone={tone}>{i18n._(words)}</StatusBadge>
      </div>
      <div className="web-edit-store-notices">
        <StoreNotice store={store} />
        <Revision
          store={store}
          command={withdraw}
          onWithdrawn={() => setBeginnings(beginnings + 1)}
        />
      </div>
      {mayEdit ? (
        <div className="web-edit-store">
          <aside className="web-edit-store-side">
            <Meter store={store} />
            <Submit store={store} command={submit} />
          </aside>
          <div className="web-edit-store-sections" key={beginnings}>
            {sectionForms.map(({ section, Form }) => (
              <div id={section} key={section} className="web-edit-store-section">
                <Form userId={me.id} store={store} mostPictures={mostPictures} board={board} />
              </div>
            ))}
          </div>
          <StorePreviewPlace storeId={id} content={store.content} board={board} />
        </div>
      ) : (
        <Text tone="quiet">
          <Trans>The page can’t be changed now.</Trans>{' '}
          <UiLink asChild underline="always">
            <Link to="/store/dashboard" search={{ store: id }}>
              <Trans>To the store dashboard</Trans>
            </Link>
          </UiLink>
        </Text>
      )}
    </div>
  );
}

interface StoreProps {
  readonly store: StoreView;
}

interface CommandProps extends StoreProps {
  readonly command: ReturnType<typeof useCommand<StoreReceipt>>;
}

/** What the page says already and what is missing, with the way to each section. */
function Meter({ store }: StoreProps): ReactNode {
  const { i18n } = useLingui();
  return (
    <OnboardingChecklist
      title={<Trans>Your store’s page</Trans>}
      steps={sectionForms.map(({ section }) => ({
        id: section,
        link: <a href={`#${section}`}>{i18n._(sectionNames[section])}</a>,
        detail: store.missing.includes(section) && <Trans>Needed to send it in</Trans>,
        isDone: isSectionDone(store, section),
      }))}
    />
  );
}

/** Sends the page in, or names the sections that are missing. */
function Submit({ store: { storeId, allowed, missing }, command }: CommandProps): ReactNode {
  const { i18n } = useLingui();
  const router = useRouter();
  if (!allowed.includes('submit')) return null;
  return (
    <div className="web-edit-store-submit">
      {missing.length > 0 && (
        <Callout tone="info" title={<Trans>Still missing before you can send it in</Trans>}>
          <ul>
            {missing.map((section) => (
              <li key={section}>
                <UiLink href={`#${section}`} underline="always">
                  {i18n._(sectionNames[section])}
                </UiLink>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <ProblemNotice error={command.error} />
      <Button
        variant="accent"
        disabled={missing.length > 0}
        isLoading={command.isPending}
        onClick={() =>
          command.mutate(call('POST /api/stores/{storeId}/submit', { params: { storeId } }), {
            onSuccess: () => {
              notify.success(<Trans>Your page is sent in.</Trans>);
              void router.navigate({ to: '/store/dashboard', search: { store: storeId } });
            },
          })
        }
      >
        <Trans>Send the page in</Trans>
      </Button>
    </div>
  );
}

interface RevisionProps extends CommandProps {
  readonly onWithdrawn: () => void;
}

/** Says of a published store which changes wait for an admin, and takes them back. */
function Revision({ store, command, onWithdrawn }: RevisionProps): ReactNode {
  const { storeId, allowed } = store;
  return (
    <RevisionNotice store={store}>
      <ProblemNotice error={command.error} />
      {allowed.includes('withdraw-revision') && (
        <Button
          variant="secondary"
          size="small"
          isLoading={command.isPending}
          onClick={() =>
            command.mutate(
              call('POST /api/stores/{storeId}/revision/withdraw', { params: { storeId } }),
              {
                onSuccess: () => {
                  notify.success(<Trans>The changes are taken back.</Trans>);
                  onWithdrawn();
                },
              },
            )
          }
        >
          <Trans>Take the changes back</Trans>
        </Button>
      )}
    </RevisionNotice>
  );
}

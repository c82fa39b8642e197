import { Trans } from '@lingui/react/macro';
import type { StoreReceipt } from '@osta/contracts/store/api';
import { Heading, notify, SectionForm, Text } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';

import { call } from '../../api/call.ts';
import { useApi } from '../../api/use-api.ts';
import { useCommand } from '../../api/use-command.ts';
import { isTradeRefused } from '../../catalogue/is-trade-refused.ts';
import { stateOf } from '../../forms/section-state.ts';
import { useServerFields } from '../../forms/server-fields.ts';
import { useFormDraft } from '../../forms/use-form-draft.ts';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { useProblemText } from '../../problem/use-problem-text.ts';
import { myStoresQuery, storesKey } from '../../stores/stores.queries.ts';
import { StorePreviewPlace } from './preview/store-preview-place.tsx';
import { createTypedBoard } from './preview/typed-board.ts';
import { BasicFields, basicServiceNames, useBasicRules } from './sections/basic-fields.tsx';
import { sectionShapes } from './sections/section-shapes.ts';
import { basicBody, type BasicValues, emptyBasic } from './sections/section-values.ts';
import { StoreRows } from './store-rows.tsx';

import './store.css';

const route = getRouteApi('/_default/store/create');

/** Begins a store with its basics; the other sections follow on its own page. */
export function CreateStorePage(): ReactNode {
  const { me } = route.useRouteContext();
  const router = useRouter();
  const problemText = useProblemText();
  const serverFields = useServerFields();
  const { data: stores } = useSuspenseQuery(myStoresQuery(useApi()));
  const unfinished = stores.filter(
    ({ status, role }) =>
      role === 'owner' && (status === 'draft' || status === 'changes_requested'),
  );
  const create = useCommand<StoreReceipt>(storesKey);
  const [board] = useState(createTypedBoard);
  const form = useFormFields<BasicValues>({
    initial: emptyBasic,
    rules: useBasicRules(),
    onSubmit: (values) =>
      create.mutate(call('POST /api/stores', { body: basicBody(values) }), {
        onSuccess: ({ storeId }) => {
          // Nothing is left to keep
          form.setAll(emptyBasic);
          notify.success(<Trans>Your store is created. Next, complete its page.</Trans>);
          void router.navigate({ to: '/store/$id/edit', params: { id: storeId } });
        },
        onError: (error) =>
          form.refuse(
            isTradeRefused(error)
              ? { trades: problemText(error) }
              : serverFields(error, basicServiceNames),
          ),
      }),
  });
  const { values } = form;
  useEffect(() => board.put('basic', values), [board, values]);
  const { isDirty, offered } = useFormDraft({
    name: `${me.id}:store:new`,
    form,
    saved: emptyBasic,
    shape: sectionShapes.basic,
  });

  return (
    <div className="web-page web-store-begin">
      <Heading as="h1">
        <Trans>Open your store</Trans>
      </Heading>
      <Text className="web-page-lead" size="large" tone="quiet" isReadingWidth>
        <Trans>
          Begin with the basics. Contact, location, opening hours and pictures come next, each saved
          on its own. Nobody sees the page before we’ve approved it.
        </Trans>
      </Text>
      {unfinished.length > 0 && (
        <section className="web-store-unfinished">
          <Heading as="h2" size="medium">
            <Trans>Go on with a store that you began</Trans>
          </Heading>
          <StoreRows stores={unfinished} />
        </section>
      )}
      <div className="web-store-beginning">
        <SectionForm
          title={<Trans>The basics</Trans>}
          description={<Trans>The first thing customers see.</Trans>}
          state={stateOf(create, { isDirty, wasSaved: false })}
          {...(create.isError && { error: problemText(create.error) })}
          {...offered}
          saveLabel={<Trans>Begin my store</Trans>}
          onSave={form.submit}
        >
          <BasicFields form={form} />
        </SectionForm>
        <StorePreviewPlace storeId={null} content={null} board={board} />
      </div>
    </div>
  );
}

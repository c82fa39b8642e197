import { Trans } from '@lingui/react/macro';
import type { StoreContent, StoreReceipt, StoreView } from '@osta/contracts/store/api';
import type { StoreSection } from '@osta/contracts/store/status';
import { notify, type SectionFormProps } from '@osta/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useApi } from '../../../api/use-api.ts';
import {
  type EditedSection,
  type SectionOptions,
  useSavedSection,
} from '../../../forms/use-saved-section.ts';
import { storeQuery, storesKey } from '../../../stores/stores.queries.ts';
import type { SectionValues, TypedBoard } from '../preview/typed-board.ts';
import { SectionConflict } from './section-conflict.tsx';
import { type SectionBodies, withSection } from './section-differences.ts';

/** What every section of the form needs. */
export interface SectionProps {
  readonly userId: string;
  readonly store: StoreView;
  /** How many pictures the plan allows. */
  readonly mostPictures: number;
  /** Where the preview finds what is typed. */
  readonly board: TypedBoard;
}

interface StoreSectionOptions<Name extends StoreSection>
  extends
    Pick<SectionProps, 'userId' | 'store' | 'board'>,
    Omit<SectionOptions<SectionValues[Name], SectionBodies[Name], StoreReceipt>, 'initial'> {
  readonly name: Name;
  /** Returns what the form begins with. */
  readonly valuesOf: (content: StoreContent) => SectionValues[Name];
}

interface StoreSectionForm<Values extends object, Body extends object> extends Pick<
  EditedSection<Values, Body>,
  'form' | 'refusal'
> {
  /** For the SectionForm around the fields. */
  readonly frame: EditedSection<Values, Body>['frame'] & Pick<SectionFormProps, 'choice'>;
}

/**
 * One section of a store: saved alone, and shown in the preview while it is typed. What a colleague saved meanwhile
 * is not written over unless the member has seen both.
 */
export function useStoreSection<Name extends StoreSection>({
  userId,
  store: { storeId, version, content },
  board,
  name,
  valuesOf,
  ...section
}: StoreSectionOptions<Name>): StoreSectionForm<SectionValues[Name], SectionBodies[Name]> {
  const api = useApi();
  const queryClient = useQueryClient();
  const { form, frame, refusal, choice } = useSavedSection<
    SectionValues[Name],
    SectionBodies[Name],
    StoreReceipt
  >({
    ...section,
    initial: valuesOf(content),
    version,
    readAgain: async () => {
      const now = await queryClient.query({ ...storeQuery(api, storeId), staleTime: 0 });
      return { version: now.version, values: valuesOf(now.content) };
    },
    draft: `${userId}:store:${storeId}:${name}`,
    changes: storesKey,
  });
  const { values } = form;
  useEffect(() => board.put(name, values), [board, name, values]);
  if (choice === null) return { form, frame, refusal };

  const { mine, saved, onTake, ...rest } = choice;
  return {
    form,
    refusal,
    frame: {
      ...frame,
      choice: (
        <SectionConflict
          {...rest}
          mine={withSection(content, name, mine)}
          saved={withSection(content, name, saved)}
          onTake={() => {
            onTake();
            notify.success(<Trans>The form shows what is saved.</Trans>);
          }}
        />
      ),
    },
  };
}

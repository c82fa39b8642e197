import type { StoreReceipt, StoreView } from '@osta/contracts/store/api';
import type { StoreSection } from '@osta/contracts/store/status';
import { useEffect } from 'react';

import {
  type EditedSection,
  type SectionOptions,
  useSavedSection,
} from '../../../forms/use-saved-section.ts';
import { storesKey } from '../../../stores/stores.queries.ts';
import type { SectionValues, TypedBoard } from '../preview/typed-board.ts';

/** What every section of the form needs. */
export interface SectionProps {
  readonly userId: string;
  readonly store: StoreView;
  /** How many pictures the plan allows. */
  readonly mostPictures: number;
  /** Where the preview finds what is typed. */
  readonly board: TypedBoard;
}

interface StoreSectionOptions<Name extends StoreSection, Body extends object>
  extends
    Pick<SectionProps, 'userId' | 'store' | 'board'>,
    SectionOptions<SectionValues[Name], Body, StoreReceipt> {
  readonly name: Name;
}

/** One section of a store: saved alone, and shown in the preview while it is typed. */
export function useStoreSection<Name extends StoreSection, Body extends object>({
  userId,
  store: { storeId },
  board,
  name,
  ...section
}: StoreSectionOptions<Name, Body>): EditedSection<SectionValues[Name]> {
  const edited = useSavedSection<SectionValues[Name], Body, StoreReceipt>({
    ...section,
    draft: `${userId}:store:${storeId}:${name}`,
    changes: storesKey,
  });
  const { values } = edited.form;
  useEffect(() => board.put(name, values), [board, name, values]);
  return edited;
}

import type { StoreReceipt, StoreView } from '@osta/contracts/store/api';
import type { StoreSection } from '@osta/contracts/store/status';
import type { SectionFormProps } from '@osta/ui-kit';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';

import type { Call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useServerFields } from '../../../forms/server-fields.ts';
import { type FormFields, type Rules, useFormFields } from '../../../forms/use-form-fields.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { storesKey } from '../../../stores/stores.queries.ts';
import type { SectionValues, TypedBoard } from '../preview/typed-board.ts';
import { stateOf } from './section-state.ts';
import { useFormDraft } from './use-form-draft.ts';

/** What every section of the form needs. */
export interface SectionProps {
  readonly userId: string;
  readonly store: StoreView;
  /** How many pictures the plan allows. */
  readonly mostPictures: number;
  /** Where the preview finds what is typed. */
  readonly board: TypedBoard;
}

interface StoreSectionOptions<
  Name extends StoreSection,
  Body extends object,
  Values extends object = SectionValues[Name],
> extends Pick<SectionProps, 'userId' | 'store' | 'board'> {
  readonly name: Name;
  readonly initial: Values;
  /** Whether the service has this section already; else the values are a suggestion, or empty. */
  readonly isSaved: boolean;
  /** The shape of the values, for what this browser keeps of them. */
  readonly shape: z.ZodMiniType<Values>;
  readonly rules: Rules<Values>;
  /** Returns what is sent; `null` while something is missing or wrong. */
  readonly bodyOf: (values: Values) => Body | null;
  /** Returns the call that sends it. */
  readonly callOf: (body: Body) => Call<StoreReceipt>;
  /** Where the service has each field. */
  readonly serviceNames: { readonly [Field in keyof Values & string]: string };
  /** Returns the field of a refusal that does not name one; `null` when it is about the section. */
  readonly fieldOf?: (error: unknown) => (keyof Values & string) | null;
}

interface EditedSection<Values extends object> {
  readonly form: FormFields<Values>;
  /** For the SectionForm around the fields. */
  readonly frame: Pick<SectionFormProps, 'state' | 'error' | 'onSave' | 'onReset' | 'draft'>;
  /** Why the service did not save it. */
  readonly refusal: unknown;
}

/** One section of a store: its fields, saved alone, with a draft in this browser until it is saved. */
export function useStoreSection<Name extends StoreSection, Body extends object>({
  userId,
  store,
  board,
  name,
  initial,
  isSaved,
  shape,
  rules,
  bodyOf,
  callOf,
  serviceNames,
  fieldOf = () => null,
}: StoreSectionOptions<Name, Body>): EditedSection<SectionValues[Name]> {
  const { storeId } = store;
  const problemText = useProblemText();
  const serverFields = useServerFields();
  const save = useCommand<StoreReceipt>(storesKey);
  const [saved, setSaved] = useState(initial);
  const [wasSaved, setWasSaved] = useState(isSaved);

  const form = useFormFields<SectionValues[Name]>({
    initial: saved,
    rules,
    onSubmit: (values) => {
      const body = bodyOf(values);
      if (body === null) return;
      save.mutate(callOf(body), {
        onSuccess: () => {
          setSaved(values);
          setWasSaved(true);
        },
        onError: (error) => {
          const field = fieldOf(error);
          const refused: object =
            field === null ? serverFields(error, serviceNames) : { [field]: problemText(error) };
          form.refuse(refused);
        },
      });
    },
  });
  const { isDirty, offered } = useFormDraft({
    name: `${userId}:store:${storeId}:${name}`,
    form,
    saved,
    shape,
  });
  const { values } = form;
  useEffect(() => board.put(name, values), [board, name, values]);

  return {
    form,
    frame: {
      state: stateOf(save, { isDirty, wasSaved }),
      ...(save.isError && { error: problemText(save.error) }),
      onSave: form.submit,
      ...(isDirty && {
        onReset: () => {
          save.reset();
          form.setAll(saved);
        },
      }),
      ...offered,
    },
    refusal: save.error,
  };
}

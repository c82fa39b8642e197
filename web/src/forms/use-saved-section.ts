import type { SectionFormProps } from '@osta/ui-kit';
import type { QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type * as z from 'zod/mini';

import type { Call } from '../api/call.ts';
import { useCommand } from '../api/use-command.ts';
import { useProblemText } from '../problem/use-problem-text.ts';
import { stateOf } from './section-state.ts';
import { useServerFields } from './server-fields.ts';
import { useFormDraft } from './use-form-draft.ts';
import { type FormFields, type Rules, useFormFields } from './use-form-fields.ts';
import { useVersionedSave } from './use-versioned-save.ts';

/** What a section says of itself. */
export interface SectionOptions<Values extends object, Body extends object, Answer> {
  readonly initial: Values;
  /** Whether the service has this section already; else the values are a suggestion, or empty. */
  readonly isSaved: boolean;
  /** The shape of the values, for what this browser keeps of them. */
  readonly shape: z.ZodMiniType<Values>;
  readonly rules: Rules<Values>;
  /** Returns what is sent; `null` while something is missing or wrong. */
  readonly bodyOf: (values: Values) => Body | null;
  /** Returns the call that sends it, as a change of the version. */
  readonly callOf: (body: Body, version: number) => Call<Answer>;
  /** Where the service has each field. */
  readonly serviceNames: { readonly [Field in keyof Values & string]: string };
  /** Returns the field of a refusal that does not name one; `null` when it is about the section. */
  readonly fieldOf?: (error: unknown) => (keyof Values & string) | null;
}

interface SavedSectionOptions<
  Values extends object,
  Body extends object,
  Answer,
> extends SectionOptions<Values, Body, Answer> {
  /** What the draft is called in this browser: unique for the person and for what they edit. */
  readonly draft: string;
  /** The queries that are old once it is saved. */
  readonly changes: QueryKey;
  /** For what the section does not say itself once it is saved. */
  readonly onSaved?: () => void;
  /** Of what several people edit, as the page read it last: `initial` is of this version. */
  readonly version?: number;
  /** Reads what is saved now. */
  readonly readAgain?: () => Promise<{ readonly version: number; readonly values: Values }>;
}

/** Other values were saved while the section was open: the person chooses between the two. */
interface SectionChoice<Body> {
  /** `null` where it was suggested and nobody has saved it. */
  readonly mine: Body | null;
  readonly saved: Body | null;
  readonly isSaving: boolean;
  readonly error: Error | null;
  /** Puts what is saved into the form. */
  readonly onTake: () => void;
}

/** A section that is edited. */
export interface EditedSection<Values extends object, Body extends object> {
  readonly form: FormFields<Values>;
  /** For the SectionForm around the fields. */
  readonly frame: Pick<SectionFormProps, 'state' | 'error' | 'onSave' | 'onReset' | 'draft'>;
  /** Why the service did not save it. */
  readonly refusal: unknown;
  /** `null`: there is nothing to choose. */
  readonly choice: SectionChoice<Body> | null;
}

/** One section of a long form: its fields, saved alone, with a draft in this browser until it is saved. */
export function useSavedSection<Values extends object, Body extends object, Answer>({
  draft,
  changes,
  onSaved,
  initial,
  isSaved,
  shape,
  rules,
  bodyOf,
  callOf,
  serviceNames,
  fieldOf = () => null,
  version,
  readAgain,
}: SavedSectionOptions<Values, Body, Answer>): EditedSection<Values, Body> {
  const problemText = useProblemText();
  const serverFields = useServerFields();
  const save = useCommand<Answer>(changes);
  const [saved, setSaved] = useState(initial);
  const [wasSaved, setWasSaved] = useState(isSaved);
  const sent = useRef(initial);
  const newest = { version: version ?? 0, part: bodyOf(initial) };

  const { conflict, ...versioned } = useVersionedSave<Body | null, Answer>({
    newest,
    readAgain: async () => {
      const now = await readAgain?.();
      return now ? { version: now.version, part: bodyOf(now.values) } : newest;
    },
    send: (body, at, callbacks) => {
      if (body !== null) save.mutate(callOf(body, at), callbacks);
    },
    onSaved: () => {
      setSaved(sent.current);
      setWasSaved(true);
      onSaved?.();
    },
    onRefused: (error) => {
      const field = fieldOf(error);
      const refused: object =
        field === null ? serverFields(error, serviceNames) : { [field]: problemText(error) };
      form.refuse(refused);
    },
  });

  const form = useFormFields<Values>({
    initial: saved,
    rules,
    onSubmit: (values) => {
      const body = bodyOf(values);
      if (body === null) return;
      sent.current = values;
      versioned.save(body);
    },
  });
  const { isDirty, offered } = useFormDraft({ name: draft, form, saved, shape });

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
    choice: conflict && {
      mine: bodyOf(form.values) ?? conflict.sent,
      saved: conflict.saved.part,
      isSaving: save.isPending,
      error: save.error,
      onTake: () => {
        // The page has read again what is saved
        form.setAll(initial);
        setSaved(initial);
        setWasSaved(isSaved);
        versioned.takeSaved();
        save.reset();
      },
    },
  };
}

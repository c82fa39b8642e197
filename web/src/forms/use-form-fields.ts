import { focusField } from '@osta/ui-kit';
import { type SyntheticEvent, useId, useState } from 'react';

import { carriedKey, type FormNames, useCarriedPart } from '../carried/use-carried.ts';
import { useOnRefusal } from '../problem/use-on-refusal.ts';
import { fieldsUntil, type FormSteps, stepOf, stepReached } from './form-steps.ts';
import { namesOf } from './names-of.ts';

/** Answers true, or the sentence that says what is wrong. */
type Rule<Value, Values> = (value: Value, values: Values) => true | string;

/** The rules of each field; the first broken rule is shown. */
export type Rules<Values> = {
  readonly [Name in keyof Values]?: readonly Rule<Values[Name], Values>[];
};

type Errors<Values> = { readonly [Name in keyof Values]?: string };

export interface FormFields<Values> {
  readonly values: Values;
  /** Empty before the first submit: nobody is corrected while still typing. */
  readonly errors: Errors<Values>;
  readonly submitCount: number;
  /** Which step is shown, from 0; 0 in a form without steps. */
  readonly step: number;
  /** Of the control, for labels and for links from a summary. */
  readonly fieldId: (name: keyof Values & string) => string;
  readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  readonly setAll: (change: Values | ((before: Values) => Values)) => void;
  /** For `onSubmit` of the form element, or for a part that has prevented the sending itself. */
  readonly submit: (event?: SyntheticEvent) => void;
  /** What a service did not accept: the first field of it takes the focus. Gone with its change. */
  readonly refuse: (errors: Errors<Values>) => void;
}

/** What comes along when the page is read in another language. */
interface CarryOptions<Values> {
  readonly name: FormNames<Values>;
  /** Whose it is, where a page has several such forms. */
  readonly of?: string;
  /** Never a secret. */
  readonly fields: readonly (keyof Values & string)[];
}

interface FormOptions<Values> {
  readonly initial: Values | (() => Values);
  readonly rules: Rules<Values>;
  /** Left out where the whole form is shown at once. */
  readonly steps?: FormSteps<Values>;
  /** Called with values that keep to every rule, up to the step that is shown. */
  readonly onSubmit: (values: Values) => void;
  /** The first wrong field takes the focus; where there is a summary, that sees to it. */
  readonly hasSummary?: boolean;
  /** Left out where nothing may be kept, or where it is kept as a draft. */
  readonly carry?: CarryOptions<Values>;
}

/** Which fields break which rule. */
export function findErrors<Values extends object>(
  values: Values,
  rules: Rules<Values>,
  names: readonly (keyof Values & string)[] = namesOf(values),
): Errors<Values> {
  const errors: { [Name in keyof Values]?: string } = {};
  for (const name of names) {
    for (const rule of rules[name] ?? []) {
      const verdict = rule(values[name], values);
      if (verdict !== true) {
        errors[name] = verdict;
        break;
      }
    }
  }
  return errors;
}

/** The state of one form: what was typed, what is wrong with it, and what happens on submit. */
export function useFormFields<Values extends object>({
  initial,
  rules,
  steps,
  onSubmit,
  hasSummary = false,
  carry,
}: FormOptions<Values>): FormFields<Values> {
  const formId = useId();
  const onRefusal = useOnRefusal();
  const [values, setAll] = useState(initial);
  // A step that nobody has submitted is not corrected
  const [submits, setSubmits] = useState({ step: 0, count: 0 });
  const [refused, setRefused] = useState<Errors<Values>>({});

  const isRight = (name: keyof Values & string): boolean =>
    refused[name] === undefined && findErrors(values, rules, [name])[name] === undefined;
  const step = steps === undefined ? 0 : stepReached(steps, isRight);
  const submitCount = submits.step === step ? submits.count : 0;
  const asked = steps === undefined ? namesOf(values) : fieldsUntil(steps, step);

  const fieldId = (name: string): string => `${formId}-${name}`;

  useCarriedPart(
    carry === undefined ? null : carriedKey(carry.name, carry.of),
    {
      values: Object.fromEntries((carry?.fields ?? []).map((name) => [name, values[name]])),
      isChecked: submitCount > 0,
    },
    (kept) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it holds to the shape of the name
      const carried = kept as { readonly values: Partial<Values>; readonly isChecked: boolean };
      setAll((before) => ({ ...before, ...carried.values }));
      if (carried.isChecked) setSubmits({ step, count: 1 });
    },
  );

  function refuse(problems: Errors<Values>): void {
    setRefused(problems);
    const first = namesOf(values).find((name) => problems[name] !== undefined);
    if (first === undefined) return;
    // What is hidden takes no focus
    onRefusal();
    focusField(fieldId(first));
  }

  const broken = submitCount === 0 ? {} : findErrors(values, rules, asked);

  function submit(event?: SyntheticEvent): void {
    event?.preventDefault();
    setRefused({});
    const found = findErrors(values, rules, asked);
    const first = asked.find((name) => found[name] !== undefined);
    // What has become wrong in an earlier step leads back to it
    const checked = steps === undefined || first === undefined ? step : stepOf(steps, first);
    setSubmits({ step: checked, count: submits.count + 1 });
    if (first === undefined) onSubmit(values);
    else if (!hasSummary) focusField(fieldId(first));
  }

  return {
    values,
    errors: { ...refused, ...broken },
    submitCount,
    step,
    fieldId,
    set: (name, value) => {
      setAll((before) => ({ ...before, [name]: value }));
      if (refused[name] !== undefined) setRefused({ ...refused, [name]: undefined });
    },
    setAll,
    submit,
    refuse,
  };
}

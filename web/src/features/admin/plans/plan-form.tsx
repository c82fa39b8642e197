import { Trans } from '@lingui/react/macro';
import type { PlanList, StorePlan } from '@osta/contracts/plan/api';
import { FormField, notify, TextField } from '@osta/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';

import { isProblem } from '../../../api/api-problem.ts';
import { useApi } from '../../../api/use-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useServerFields } from '../../../forms/server-fields.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useVersionedSave } from '../../../forms/use-versioned-save.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { plansQuery, storesKey } from '../../../stores/stores.queries.ts';
import { useToday } from '../../../time/use-today.ts';
import { idPartOf, longestPart } from '../catalogue/entry-id.ts';
import { NameFields } from '../catalogue/name-fields.tsx';
import { FormEnd } from '../form-end.tsx';
import { ReasonField } from '../reason-field.tsx';
import { PlanConflict } from './plan-conflict.tsx';
import { PlanNumberFields } from './plan-number-fields.tsx';
import { isPriceChanged, noPlan, partOf, type PlanPart } from './plan-part.ts';
import { PlanTextFields } from './plan-text-fields.tsx';
import { type Change, saveCall } from './save-call.ts';
import { type PlanValues, usePlanRules } from './use-plan-rules.ts';

interface PlanFormProps {
  /** The plan to change; `null`: one is added. */
  readonly plan: StorePlan | null;
  /** Called when it is saved, or when the admin closes it. */
  readonly onLeft: () => void;
}

/** The service's names of the fields. */
const serviceNames = {
  ar: 'body.name.ar',
  en: 'body.name.en',
  aboutAr: 'body.about.ar',
  aboutEn: 'body.about.en',
  id: 'body.planId',
  monthlyPrice: 'body.monthlyPrice',
  yearlyPrice: 'body.yearlyPrice',
  priceFrom: 'body.priceFrom',
  pictures: 'body.pictures',
  members: 'body.members',
  order: 'body.order',
  reason: 'body.reason',
};

/** What a plan is called, what it costs and what it allows. */
export function PlanForm({ plan, onLeft }: PlanFormProps): ReactNode {
  const today = useToday();
  const serverFields = useServerFields();
  const problemText = useProblemText();
  const api = useApi();
  const queryClient = useQueryClient();
  const command = useCommand<PlanList>(storesKey);
  const change = useRef<Change>({ plan, id: '', reason: '' });

  const { conflict, save, takeSaved } = useVersionedSave<PlanPart, PlanList>({
    newest: plan && partOf(plan, today),
    readAgain: async () => {
      const plans = await queryClient.query({ ...plansQuery(api), staleTime: 0 });
      const now = plans.find(({ id }) => id === plan?.id) ?? plan;
      return now === null ? { version: 0, part: noPlan } : partOf(now, today);
    },
    send: (part, version, callbacks) =>
      command.mutate(saveCall(change.current, part, version), callbacks),
    onSaved: () => {
      notify.success(
        plan === null ? <Trans>The plan is added.</Trans> : <Trans>The change is saved.</Trans>,
      );
      onLeft();
    },
    onRefused: (error) => form.refuse(refusedFields(error)),
  });

  const form = useFormFields<PlanValues>({
    initial: () => ({ ...(plan ? partOf(plan, today).part : noPlan), id: '', reason: '' }),
    rules: usePlanRules(plan),
    onSubmit: (sent) => {
      change.current = { plan, id: sent.id, reason: sent.reason.trim() };
      save(trimmed(sent));
    },
  });
  const { values, errors, fieldId, set, setAll, submit } = form;
  const isDayAsked = plan !== null && isPriceChanged(values, plan, today);

  /** What is sent, and compared in a conflict: a price that is today’s has no first day. */
  function trimmed({ id: _id, reason: _reason, ...part }: PlanValues): PlanPart {
    return {
      ...part,
      ar: part.ar.trim(),
      en: part.en.trim(),
      aboutAr: part.aboutAr.trim(),
      aboutEn: part.aboutEn.trim(),
      priceFrom: plan !== null && isPriceChanged(part, plan, today) ? part.priceFrom : null,
    };
  }

  function refusedFields(error: Error): { readonly [Name in keyof typeof serviceNames]?: string } {
    if (isProblem(error, 'PLAN_EXISTS')) return { id: problemText(error) };
    if (isProblem(error, 'PRICE_TOO_SOON')) return { priceFrom: problemText(error) };
    if (isProblem(error, 'YEAR_TOO_DEAR')) return { yearlyPrice: problemText(error) };
    if (!isProblem(error, 'PLAN_NAME_TAKEN')) return serverFields(error, serviceNames);
    const language = error.facts['language'] === 'en' ? 'en' : 'ar';
    return { [language]: problemText(error) };
  }

  function rename(language: 'ar' | 'en', name: string): void {
    setAll((before) => {
      // The id of a new plan follows the English name until somebody writes another one
      const follows = language === 'en' && before.id === idPartOf(before.en);
      return { ...before, [language]: name, ...(follows && { id: idPartOf(name) }) };
    });
  }

  function take(): void {
    if (conflict === null) return;
    setAll({ ...values, ...conflict.saved.part });
    takeSaved();
    command.reset();
  }

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <NameFields values={values} errors={errors} fieldId={fieldId} onChange={rename} />
      {plan === null && (
        <FormField
          id={fieldId('id')}
          label={<Trans>Id</Trans>}
          hint={<Trans>It stays for ever, whatever the name becomes.</Trans>}
          error={errors.id}
          required
        >
          <TextField
            isLtr
            autoComplete="off"
            maxLength={longestPart}
            value={values.id}
            onChange={(event) => set('id', event.target.value)}
          />
        </FormField>
      )}
      <PlanTextFields form={form} />
      <PlanNumberFields form={form} isDayAsked={isDayAsked} />
      <ReasonField
        id={fieldId('reason')}
        value={values.reason}
        error={errors.reason}
        onChange={(text) => set('reason', text)}
      />
      {conflict === null ? (
        <FormEnd
          command={command}
          refusedFields={refusedFields}
          submit={plan === null ? <Trans>Add</Trans> : <Trans>Save</Trans>}
          onLeft={onLeft}
        />
      ) : (
        <PlanConflict
          mine={trimmed(values)}
          saved={conflict.saved.part}
          isSaving={command.isPending}
          error={command.error}
          onTake={take}
        />
      )}
    </form>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import {
  Button,
  Callout,
  Dialog,
  FormField,
  Ltr,
  notify,
  RadioCards,
  TextField,
} from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { AddressText } from './address-text.tsx';
import { readAddress, sentAddress } from './redirect-address.ts';
import { useAddRedirect, useChangeRedirect } from './redirects.mutations.ts';
import type { RedirectRow } from './redirects.queries.ts';
import { standingRedirect } from './standing-redirect.ts';
import { useRefusedFields } from './use-refused-fields.ts';

interface RedirectDialogProps {
  /** The redirect to change; `null` to add one. */
  readonly redirect: RedirectRow | null;
  /** Other sites that a redirect may lead to. */
  readonly hosts: readonly string[];
  readonly isOpen: boolean;
  /** Called on cancel; typed text is kept for the next time. */
  readonly onLeft: () => void;
  readonly onSaved: () => void;
}

interface RedirectValues {
  readonly path: string;
  readonly target: string;
  /** The status of the answer: `301` permanent, `302` temporary. */
  readonly kind: string;
}

function valuesOf(redirect: RedirectRow | null): RedirectValues {
  if (redirect === null) return { path: '', target: '', kind: '302' };
  const { path, target, isPermanent } = redirect;
  return { path, target: readAddress(target), kind: isPermanent ? '301' : '302' };
}

/** Adds or changes a redirect. */
export function RedirectDialog({
  redirect,
  hosts,
  isOpen,
  onLeft,
  onSaved,
}: RedirectDialogProps): ReactNode {
  const { t } = useLingui();
  const rules = useFieldRules();
  const refusedFields = useRefusedFields();
  const [addition, change] = [useAddRedirect(), useChangeRedirect()];
  const save = redirect === null ? addition : change;
  // The version that the admin saw last: another admin may have changed the redirect since
  const [version, setVersion] = useState(redirect?.version ?? 0);
  const { values, errors, fieldId, set, submit, refuse } = useFormFields<RedirectValues>({
    initial: () => valuesOf(redirect),
    rules: {
      path: [
        rules.required,
        (path) => isOfSite(path) || t`Begin with /, as in the address of the page.`,
        (path) => !/[?#]/u.test(path) || t`Remove everything after ? or #. Only the path counts.`,
        (path) => !path.trim().endsWith('/') || t`Remove the / at the end.`,
      ],
      target: [
        rules.required,
        (target) =>
          isOfSite(target) ||
          target.trim().startsWith('https://') ||
          t`Start with / for a page on this site, or https:// for another site.`,
      ],
    },
    onSubmit: ({ path, target, kind }) => {
      const { origin } = window.location;
      const wanted = {
        path: redirect?.path ?? sentAddress(path, origin),
        target: sentAddress(target, origin),
        isPermanent: kind === '301',
      };
      const told = {
        onSuccess: () => {
          notify.success(<Trans>The redirect is saved.</Trans>);
          onSaved();
        },
        onError: (error: unknown) => {
          const standing = standingRedirect(error);
          if (standing) setVersion(standing.version);
          const fields = refusedFields(error);
          refuse(fields);
          const name = fields.path === undefined ? 'target' : 'path';
          if (fields[name] !== undefined) document.getElementById(fieldId(name))?.focus();
        },
      };
      if (redirect === null) addition.mutate(wanted, told);
      else change.mutate({ ...wanted, version }, told);
    },
  });
  const refused = refusedFields(save.error);
  const standing = standingRedirect(save.error);
  const isToldAtField =
    refused.target !== undefined || (redirect === null && refused.path !== undefined);

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onLeft();
      }}
      title={redirect === null ? <Trans>Add a redirect</Trans> : <Trans>Change the redirect</Trans>}
      description={
        redirect === null ? (
          <Trans>Anyone who opens the first address is sent to the second one.</Trans>
        ) : (
          <Trans>
            Anyone who opens <AddressText address={redirect.path} /> goes to this address.
          </Trans>
        )
      }
    >
      <form className="web-form" noValidate onSubmit={submit}>
        {redirect === null && (
          <FormField
            id={fieldId('path')}
            label={<Trans>Address on this site</Trans>}
            hint={
              <Trans>
                For example <Ltr>/offers</Ltr>. It holds for the English page, too:{' '}
                <Ltr>/en/offers</Ltr>.
              </Trans>
            }
            error={errors.path}
            required
          >
            <TextField
              isLtr
              autoComplete="off"
              spellCheck={false}
              maxLength={500}
              value={values.path}
              onChange={(event) => set('path', event.target.value)}
            />
          </FormField>
        )}
        <FormField
          id={fieldId('target')}
          label={<Trans>Points to</Trans>}
          hint={<TargetHint hosts={hosts} />}
          error={errors.target}
          required
        >
          <TextField
            isLtr
            autoComplete="off"
            spellCheck={false}
            maxLength={1000}
            value={values.target}
            onChange={(event) => set('target', event.target.value)}
          />
        </FormField>
        <RadioCards
          legend={<Trans>For how long</Trans>}
          value={values.kind}
          onChange={(kind) => set('kind', kind)}
          columns={2}
          cards={[
            {
              value: '302',
              label: (
                <Trans>
                  Temporary <Ltr className="web-redirect-status">302</Ltr>
                </Trans>
              ),
              description: <Trans>You can change or undo this at any time.</Trans>,
            },
            {
              value: '301',
              label: (
                <Trans>
                  Permanent <Ltr className="web-redirect-status">301</Ltr>
                </Trans>
              ),
              description: (
                <Trans>Browsers and search engines remember it, even once it is removed.</Trans>
              ),
            },
          ]}
        />
        {standing ? (
          <Callout tone="waiting" role="alert">
            <Trans>
              Another admin got there first: it now points to{' '}
              <AddressText address={standing.target} />. Save again to replace it with yours.
            </Trans>
          </Callout>
        ) : (
          <ProblemNotice error={isToldAtField ? null : save.error} />
        )}
        <div className="web-actions">
          <Button type="submit" isLoading={save.isPending}>
            {redirect === null ? <Trans>Add</Trans> : <Trans>Save</Trans>}
          </Button>
          <Button variant="ghost" onClick={onLeft}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/**
 * Returns whether it is a path, or a full address of a page of this site. A check in the browser
 * only.
 */
function isOfSite(written: string): boolean {
  const text = written.trim();
  return text.startsWith('/') || text.startsWith(`${window.location.origin}/`);
}

interface TargetHintProps {
  readonly hosts: readonly string[];
}

function TargetHint({ hosts }: TargetHintProps): ReactNode {
  const names = hosts.join(', ');
  return hosts.length === 0 ? (
    <Trans>A page on this site. Other sites have to be allowed by the server operator.</Trans>
  ) : (
    <Trans>
      A page on this site, or on one of these: <Ltr>{names}</Ltr>.
    </Trans>
  );
}

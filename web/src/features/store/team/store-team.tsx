import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreMembers, StoreReceipt } from '@osta/contracts/store/api';
import type { StoreRole } from '@osta/contracts/store/status';
import {
  Button,
  Card,
  ConfirmDialog,
  DateText,
  FormField,
  Heading,
  notify,
  RadioCards,
  Text,
  TextField,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { type Call, call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useServerFields } from '../../../forms/server-fields.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { useMe } from '../../../session/use-me.ts';
import { LeaveStoreDialog } from '../../../stores/leave-store-dialog.tsx';
import { roleNames } from '../../../stores/store-words.ts';
import { membersQuery, storesKey } from '../../../stores/stores.queries.ts';
import { StaffOfStore } from './store-staff.tsx';

interface StoreTeamProps {
  readonly storeId: string;
  /** The reader's: managers invite staff alone. */
  readonly role: StoreRole | null;
}

/** Who works on a store, who is invited, and the form that invites. */
export function StoreTeam({ storeId, role }: StoreTeamProps): ReactNode {
  const { data: team } = useSuspenseQuery(membersQuery(useApi(), storeId));
  return (
    <div className="web-store-parts">
      <Members storeId={storeId} role={role} team={team} />
      <StaffOfStore storeId={storeId} team={team} />
      {team.allowed.includes('invite') && <InviteForm storeId={storeId} role={role} team={team} />}
    </div>
  );
}

interface TeamProps extends StoreTeamProps {
  readonly team: StoreMembers;
}

/** Somebody who leaves the team, or an invitation that is taken back. */
interface Leaving {
  readonly removal: Call<StoreReceipt>;
  readonly name: string;
  readonly isInvited: boolean;
}

function Members({ storeId, role: own, team }: TeamProps): ReactNode {
  const { i18n, t } = useLingui();
  const { members, invitations, allowed } = team;
  const mayRemove = allowed.includes('remove-member');
  const isOwner = own === 'owner';
  const me = useMe();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [isGoing, setIsGoing] = useState(false);
  const problemText = useProblemText();
  const command = useCommand<StoreReceipt>(storesKey);

  function remove(): void {
    if (leaving === null) return;
    command.mutate(leaving.removal, {
      onSuccess: () => {
        setLeaving(null);
        notify.success(
          leaving.isInvited ? (
            <Trans>The invitation is taken back.</Trans>
          ) : (
            <Trans>The team is changed.</Trans>
          ),
        );
      },
      onError: (error) => {
        setLeaving(null);
        notify.error(problemText(error));
      },
    });
  }

  return (
    <section className="web-store-part">
      <Heading as="h2" size="medium">
        <Trans>People who work on the store</Trans>
      </Heading>
      <ul className="web-store-rows">
        {members.map(({ id, fullName, role, joinedAt }) => (
          <li key={id} className="web-store-row">
            <bdi>{fullName}</bdi>
            <span className="web-store-row-role">
              {i18n._(roleNames[role])} · <DateText instant={joinedAt} />
            </span>
            {mayRemove && role !== 'owner' && (isOwner || role === 'staff') && (
              <Button
                variant="ghost"
                size="small"
                aria-label={t`Remove: ${fullName}`}
                onClick={() =>
                  setLeaving({
                    removal: call('DELETE /api/stores/{storeId}/members/{memberId}', {
                      params: { storeId, memberId: id },
                    }),
                    name: fullName,
                    isInvited: false,
                  })
                }
              >
                <Trans>Remove</Trans>
              </Button>
            )}
            {id === me?.id && role !== 'owner' && (
              <Button variant="ghost" size="small" onClick={() => setIsGoing(true)}>
                <Trans>Leave the store</Trans>
              </Button>
            )}
          </li>
        ))}
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="web-store-row">
            <bdi>{email}</bdi>
            <span className="web-store-row-role">
              {i18n._(roleNames[role])} ·{' '}
              <Trans>
                invited, until <DateText instant={expiresAt} style="weekday" />
              </Trans>
            </span>
            {allowed.includes('invite') && (isOwner || role === 'staff') && (
              <Button
                variant="ghost"
                size="small"
                aria-label={t`Take back the invitation: ${email}`}
                onClick={() =>
                  setLeaving({
                    removal: call('DELETE /api/stores/{storeId}/invitations/{invitationId}', {
                      params: { storeId, invitationId: id },
                    }),
                    name: email,
                    isInvited: true,
                  })
                }
              >
                <Trans>Take back</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        tone="danger"
        title={
          leaving?.isInvited === true ? (
            <Trans>Take this invitation back?</Trans>
          ) : (
            <Trans>Remove this person from the team?</Trans>
          )
        }
        description={
          <>
            <bdi>{leaving?.name}</bdi>.{' '}
            {leaving?.isInvited === true ? (
              <Trans>The link in their email no longer works. You can invite them again.</Trans>
            ) : (
              <Trans>They lose access at once. You can invite them again.</Trans>
            )}
          </>
        }
        confirmLabel={
          leaving?.isInvited === true ? <Trans>Take back</Trans> : <Trans>Remove</Trans>
        }
        isConfirming={command.isPending}
        onConfirm={remove}
      />
      <LeaveStoreDialog
        storeId={isGoing ? storeId : null}
        onClose={() => setIsGoing(false)}
        onLeft={() => navigate({ to: '/account' })}
      />
    </section>
  );
}

interface InviteValues {
  readonly email: string;
  readonly role: 'manager' | 'staff';
}

function InviteForm({
  storeId,
  role: own,
  team: { members, invitations, limit },
}: TeamProps): ReactNode {
  const { i18n } = useLingui();
  const rules = useFieldRules();
  const serverFields = useServerFields();
  const invite = useCommand<StoreReceipt>(storesKey);
  const left = limit - (members.length - 1) - invitations.length;
  const isOwner = own === 'owner';
  const noInvitation: InviteValues = { email: '', role: isOwner ? 'manager' : 'staff' };
  const form = useFormFields<InviteValues>({
    initial: noInvitation,
    rules: { email: [rules.required, rules.email] },
    onSubmit: ({ email, role }) =>
      invite.mutate(
        call('POST /api/stores/{storeId}/invitations', {
          params: { storeId },
          body: { email: email.trim(), role },
        }),
        {
          onSuccess: () => {
            notify.success(<Trans>The invitation is on its way.</Trans>);
            form.setAll(noInvitation);
          },
          onError: (error) =>
            form.refuse(serverFields(error, { email: 'body.email', role: 'body.role' })),
        },
      ),
  });
  const { values, errors, fieldId, set, submit } = form;

  return (
    <Card padding="large">
      <form className="web-form" noValidate onSubmit={submit}>
        <Heading as="h2" size="medium">
          <Trans>Invite someone</Trans>
        </Heading>
        {left <= 0 ? (
          <Text tone="quiet">
            <Trans>Your plan has no place left in the team. A larger plan has more.</Trans>
          </Text>
        ) : (
          <>
            <FormField
              id={fieldId('email')}
              label={<Trans>Their email</Trans>}
              hint={<Trans>We send them a link that works once, for two weeks.</Trans>}
              error={errors.email}
              required
            >
              <TextField
                isLtr
                type="email"
                autoComplete="off"
                maxLength={200}
                value={values.email}
                onChange={(event) => set('email', event.target.value)}
              />
            </FormField>
            <RadioCards
              legend={<Trans>What they may do</Trans>}
              value={values.role}
              onChange={(role) => set('role', role === 'staff' ? 'staff' : 'manager')}
              cards={[
                ...(isOwner
                  ? [
                      {
                        value: 'manager',
                        label: i18n._(roleNames.manager),
                        description: <Trans>Edits the page and invites staff.</Trans>,
                      },
                    ]
                  : []),
                {
                  value: 'staff',
                  label: i18n._(roleNames.staff),
                  description: (
                    <Trans>Sees their own bookings at the store, and changes nothing.</Trans>
                  ),
                },
              ]}
            />
            <ProblemNotice error={invite.error} />
            <div className="web-actions">
              <Button type="submit" isLoading={invite.isPending}>
                <Trans>Send the invitation</Trans>
              </Button>
            </div>
          </>
        )}
      </form>
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreMembers, StoreReceipt } from '@osta/contracts/store/api';
import {
  Avatar,
  Button,
  Callout,
  Card,
  downIcon,
  Heading,
  Icon,
  IconButton,
  notify,
  StatusBadge,
  Text,
  upIcon,
} from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { type Call, call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { useFaces } from '../../../professionals/use-faces.ts';
import { useMe } from '../../../session/use-me.ts';
import { storesKey } from '../../../stores/stores.queries.ts';
import { StaffForm } from './staff-form.tsx';

interface StoreStaffProps {
  readonly storeId: string;
  readonly team: StoreMembers;
}

/** Who the page shows as staff: owner and managers ask and order them, each member answers for themselves. */
export function StaffOfStore({ storeId, team }: StoreStaffProps): ReactNode {
  const { i18n, t } = useLingui();
  const me = useMe();
  const problemText = useProblemText();
  const command = useCommand<StoreReceipt>(storesKey);
  const [editedId, setEditedId] = useState<string | null>(null);
  const { staff, members, allowed } = team;
  const mayName = allowed.includes('name-staff');
  const ids = staff.map(({ id }) => id);
  const faceOf = useFaces(ids);
  const own = staff.find(({ id }) => id === me?.id);
  const others = members.filter(({ id }) => !ids.includes(id));

  function send(change: Call<StoreReceipt>, done: ReactNode): void {
    command.mutate(change, {
      onSuccess: () => notify.success(done),
      onError: (error) => notify.error(problemText(error)),
    });
  }

  function remove(memberId: string, done: ReactNode): void {
    send(
      call('DELETE /api/stores/{storeId}/staff/{memberId}', { params: { storeId, memberId } }),
      done,
    );
  }

  function move(index: number, step: -1 | 1): void {
    const memberIds = [...ids];
    const [moved] = memberIds.splice(index, 1);
    if (moved === undefined) return;
    memberIds.splice(index + step, 0, moved);
    send(
      call('PUT /api/stores/{storeId}/staff-order', { params: { storeId }, body: { memberIds } }),
      <Trans>The order is changed.</Trans>,
    );
  }

  return (
    <section className="web-store-part">
      <Heading as="h2" size="medium">
        <Trans>Staff on the page</Trans>
      </Heading>
      <Text tone="quiet">
        <Trans>
          Customers book the services of the staff at the store’s page. Staff are members who are
          professionals and have agreed.
        </Trans>
      </Text>
      {own !== undefined && own.agreedAt === null && (
        <Callout
          tone="waiting"
          title={<Trans>The store wants to show you as staff</Trans>}
          action={
            <div className="web-actions">
              {me?.role === 'professional' && (
                <Button
                  size="small"
                  isLoading={command.isPending}
                  onClick={() =>
                    send(
                      call('POST /api/stores/{storeId}/agree-to-be-staff', {
                        params: { storeId },
                      }),
                      <Trans>Customers can book you at the store now.</Trans>,
                    )
                  }
                >
                  <Trans>Agree</Trans>
                </Button>
              )}
              <Button
                size="small"
                variant="secondary"
                isLoading={command.isPending}
                onClick={() => remove(own.id, <Trans>You aren’t shown.</Trans>)}
              >
                <Trans>No, thank you</Trans>
              </Button>
            </div>
          }
        >
          {me?.role === 'professional' ? (
            <Trans>
              Your name and your published services are shown on its page, with your own prices and
              hours. The store sees the bookings that are made there.
            </Trans>
          ) : (
            <Trans>Staff are professionals. Apply to become one, and then agree here.</Trans>
          )}
        </Callout>
      )}
      {staff.length > 0 && (
        <ul className="web-store-rows">
          {staff.map(({ id, fullName, title, agreedAt }, n) => (
            <li key={id} className="web-store-row">
              <Avatar name={fullName} imageUrl={faceOf(id)} />
              <span className="web-store-staff-who">
                <bdi>{fullName}</bdi>
                <span className="web-store-staff-title">
                  <bdi>{i18n.locale === 'ar' ? title.ar || title.en : title.en || title.ar}</bdi>
                </span>
              </span>
              {agreedAt === null ? (
                <StatusBadge tone="info">
                  <Trans>Hasn’t answered yet</Trans>
                </StatusBadge>
              ) : (
                <StatusBadge tone="good">
                  <Trans>Shown on the page</Trans>
                </StatusBadge>
              )}
              {mayName && (
                <>
                  <IconButton
                    label={t`Move up: ${fullName}`}
                    size="small"
                    variant="ghost"
                    disabled={n === 0 || command.isPending}
                    onClick={() => move(n, -1)}
                  >
                    <Icon icon={upIcon} size={18} />
                  </IconButton>
                  <IconButton
                    label={t`Move down: ${fullName}`}
                    size="small"
                    variant="ghost"
                    disabled={n === staff.length - 1 || command.isPending}
                    onClick={() => move(n, 1)}
                  >
                    <Icon icon={downIcon} size={18} />
                  </IconButton>
                  <Button
                    variant="ghost"
                    size="small"
                    aria-label={t`Change the words: ${fullName}`}
                    onClick={() => setEditedId(id === editedId ? null : id)}
                  >
                    <Trans>Change the words</Trans>
                  </Button>
                </>
              )}
              {(mayName || (id === me?.id && agreedAt !== null)) && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={t`Take off the page: ${fullName}`}
                  onClick={() => remove(id, <Trans>The staff is changed.</Trans>)}
                >
                  <Trans>Take off the page</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayName && editedId !== null && (
        <Card>
          <StaffForm
            key={editedId}
            storeId={storeId}
            members={staff.filter(({ id }) => id === editedId)}
            title={staff.find(({ id }) => id === editedId)?.title}
            onDone={() => setEditedId(null)}
          />
        </Card>
      )}
      {mayName && editedId === null && others.length > 0 && (
        <Card>
          <StaffForm key={others.length} storeId={storeId} members={others} />
        </Card>
      )}
    </section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { MyOffering } from '@osta/contracts/offering/api';
import { inLanguage } from '@osta/contracts/offering/in-language';
import { categoryOf } from '@osta/reference/category-of';
import {
  ConfirmDialog,
  DropdownMenu,
  Icon,
  IconButton,
  type MenuEntry,
  moreIcon,
  ServiceCard,
  useLocale,
} from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { DecisionWords } from '../../components/decision-words.tsx';
import { hidingCauseWords } from '../../offerings/hiding-causes.ts';
import { ServiceCover } from '../../professionals/service-cover.tsx';
import { useMe } from '../../session/use-me.ts';
import { useOfferingName } from './offering-name.ts';
import { OfferingStatusBadge } from './offering-status.tsx';
import { servicePrice } from './service-price.ts';
import { useOfferingCommand } from './use-offering-command.ts';

interface OfferingCardProps {
  readonly offering: MyOffering;
}

/** One of the professional's own services, with what can be done with it. */
export function OfferingCard({ offering }: OfferingCardProps): ReactNode {
  const { t } = useLingui();
  const { id, status, offer, hidden } = offering;
  const isHidden = hidden !== null && status !== 'archived';
  const name = useOfferingName()(offering);
  const locale = useLocale();
  const me = useMe();
  const [cover, ...others] = offering.photos.map(({ id: photo, alt }) => ({
    id: photo,
    alt: inLanguage(alt, locale),
  }));
  const { move, isPending } = useOfferingCommand();
  const [isArchiving, setIsArchiving] = useState(false);
  const params = { id };

  const entries: readonly MenuEntry[] = [
    {
      kind: 'link',
      id: 'hours',
      link: (
        <Link to="/professional/services/$id/availability" params={params}>
          <Trans>Hours</Trans>
        </Link>
      ),
    },
    {
      kind: 'link',
      id: 'edit',
      link: (
        <Link to="/professional/services/$id/edit" params={params}>
          <Trans>Edit</Trans>
        </Link>
      ),
    },
    ...publication(),
    { kind: 'divider', id: 'end' },
    {
      kind: 'action',
      id: 'archive',
      tone: 'danger',
      label: <Trans>Archive</Trans>,
      onSelect: () => setIsArchiving(true),
    },
  ];

  function publication(): readonly MenuEntry[] {
    if (status === 'published') {
      return [
        {
          kind: 'action',
          id: 'pause',
          label: <Trans>Pause</Trans>,
          onSelect: () => move(offering, 'pause', <Trans>The service is paused.</Trans>),
        },
      ];
    }
    // Only an admin shows it again
    if (isHidden) return [];
    return [
      {
        kind: 'action',
        id: 'publish',
        label: <Trans>Publish</Trans>,
        onSelect: () => move(offering, 'publish', <Trans>The service is published.</Trans>),
      },
    ];
  }

  return (
    <>
      <ServiceCard
        headingAs="h2"
        link={
          <Link to="/professional/services/$id/edit" params={params} dir="auto">
            {name}
          </Link>
        }
        category={categoryOf(offer.serviceId)}
        {...(me !== null &&
          cover !== undefined && {
            cover: <ServiceCover professionalId={me.id} name={name} photos={[cover, ...others]} />,
          })}
        {...servicePrice(offer.price)}
        minutes={offer.durationMinutes}
        status={<OfferingStatusBadge status={status} isHidden={isHidden} />}
        {...(isHidden && {
          text: <DecisionWords decision={hidden} causeWords={hidingCauseWords} />,
        })}
        {...(status !== 'archived' && {
          action: (
            <DropdownMenu
              align="end"
              entries={entries}
              trigger={
                <IconButton label={t`Actions for ${name}`}>
                  <Icon icon={moreIcon} size={20} />
                </IconButton>
              }
            />
          ),
        })}
      />
      <ConfirmDialog
        isOpen={isArchiving}
        onOpenChange={setIsArchiving}
        title={<Trans>Archive this service?</Trans>}
        description={
          <Trans>
            Customers will no longer find it, and you can’t bring it back. Bookings that you already
            have stay as they are.
          </Trans>
        }
        confirmLabel={<Trans>Archive</Trans>}
        tone="danger"
        isConfirming={isPending}
        onConfirm={() =>
          move(offering, 'archive', <Trans>The service is archived.</Trans>, () =>
            setIsArchiving(false),
          )
        }
      />
    </>
  );
}

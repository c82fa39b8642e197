import { Trans } from '@lingui/react/macro';
import type { PublicStore } from '@osta/contracts/store/api';
import { ActionBar, bookingIcon, Button, Icon, OpenNow, phoneIcon } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useStaffedServices } from '../../../stores/store-staff.queries.ts';
import { staffPart } from './public-store-staff.tsx';

interface StoreActionBarProps {
  readonly store: Pick<PublicStore, 'contact' | 'open' | 'staff'>;
  readonly now: Date;
}

/** Keeps at the thumb what most come for: to book where something can be booked, or else to call. */
export function StoreActionBar({ store, now }: StoreActionBarProps): ReactNode {
  const { contact, open, staff } = store;
  const canBeBooked = useStaffedServices(staff).length > 0;
  return (
    <ActionBar isOnlyOnPhones fact={<OpenNow {...open} now={now} />}>
      <Button asChild variant="accent">
        {canBeBooked ? (
          <a href={`#${staffPart}`}>
            <Icon icon={bookingIcon} size={18} />
            <Trans>Book a time</Trans>
          </a>
        ) : (
          <a href={`tel:${contact.phone}`}>
            <Icon icon={phoneIcon} size={18} />
            <Trans>Call</Trans>
          </a>
        )}
      </Button>
    </ActionBar>
  );
}

import { Trans } from '@lingui/react/macro';
import { appointmentIcon, Button, Icon } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { CalendarFeedDialog } from './calendar-feed-dialog.tsx';

/** Opens the dialog that gives all bookings of the reader an address for their calendar app. */
export function SubscribeToBookings(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        iconStart={<Icon icon={appointmentIcon} size={16} />}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Add to your calendar app</Trans>
      </Button>
      {/* Only while it is open, so that an address that was shown is forgotten */}
      {isOpen && <CalendarFeedDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

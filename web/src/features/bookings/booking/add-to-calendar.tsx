import { Trans } from '@lingui/react/macro';
import { Button, downloadIcon, Icon, useLocale } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';

/**
 * A link to the booking as a file for calendars. A link, because phones open the file in their
 * calendar; a file that a script has fetched would only be stored. It cannot send the language of the
 * page in a header, so the address names it.
 */
export function AddToCalendar({ bookingId }: { readonly bookingId: string }): ReactNode {
  const locale = useLocale();
  const { path } = call('GET /api/bookings/{bookingId}/calendar.ics', {
    params: { bookingId },
    query: { locale },
  });
  return (
    <Button asChild variant="secondary" size="small">
      <a href={path}>
        <Icon icon={downloadIcon} size={16} />
        <Trans>Add to calendar</Trans>
      </a>
    </Button>
  );
}

import { Trans } from '@lingui/react/macro';
import type { CalendarFeed, NewCalendarFeed } from '@osta/contracts/booking/calendar-feed-api';
import {
  Button,
  Callout,
  CopyButton,
  DateText,
  Dialog,
  ErrorState,
  externalIcon,
  FormField,
  Icon,
  notify,
  Skeleton,
  TextField,
} from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import { bookingKeys, calendarFeedQuery } from '../../../bookings/bookings.queries.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useProblemText } from '../../../problem/use-problem-text.ts';

import '../bookings.css';

interface CalendarFeedDialogProps {
  readonly onClose: () => void;
}

/** Makes, renews and switches off the address under which a calendar app reads the reader's bookings. */
export function CalendarFeedDialog({ onClose }: CalendarFeedDialogProps): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(calendarFeedQuery(useApi()));
  const problemText = useProblemText();
  const renewing = useCommand<NewCalendarFeed>(bookingKeys.feed);
  const ending = useCommand(bookingKeys.feed);

  const renew = (): void => renewing.mutate(call('PUT /api/bookings/feed'));
  const end = (): void =>
    ending.mutate(call('DELETE /api/bookings/feed'), {
      onSuccess: () => {
        onClose();
        notify.success(<Trans>The calendar address is switched off.</Trans>);
      },
    });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<Trans>Your bookings in your calendar app</Trans>}
      description={
        <Trans>
          Your calendar app reads them at a private address and keeps them up to date by itself.
        </Trans>
      }
    >
      <div className="web-form">
        {renewing.data === undefined ? (
          data !== undefined && (
            <FeedState
              feed={data}
              isRenewing={renewing.isPending}
              isEnding={ending.isPending}
              onRenew={renew}
              onEnd={end}
            />
          )
        ) : (
          <NewAddress address={renewing.data.address} />
        )}
        {data === undefined && error === null && <Skeleton width="100%" height="96px" />}
        {data === undefined && error !== null && (
          <ErrorState
            size="small"
            title={<Trans>The calendar address couldn’t be loaded</Trans>}
            description={problemText(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        <ProblemNotice error={renewing.error ?? ending.error} />
      </div>
    </Dialog>
  );
}

interface FeedStateProps {
  readonly feed: CalendarFeed;
  readonly isRenewing: boolean;
  readonly isEnding: boolean;
  readonly onRenew: () => void;
  readonly onEnd: () => void;
}

function FeedState({ feed, isRenewing, isEnding, onRenew, onEnd }: FeedStateProps): ReactNode {
  if (feed.createdAt === null) {
    return (
      <>
        <p className="web-form-lead">
          <Trans>
            We make an address that only you know. You can switch it off again at any time.
          </Trans>
        </p>
        <Button isFullWidth isLoading={isRenewing} onClick={onRenew}>
          <Trans>Make the address</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      <p className="web-form-lead">
        <Trans>
          Your address was made on <DateText instant={feed.createdAt} />. It was shown only once. If
          you need it again, make a new one: the old one then stops working.
        </Trans>
      </p>
      <div className="web-actions">
        <Button isLoading={isRenewing} disabled={isEnding} onClick={onRenew}>
          <Trans>Make a new address</Trans>
        </Button>
        <Button variant="secondary" isLoading={isEnding} disabled={isRenewing} onClick={onEnd}>
          <Trans>Switch off</Trans>
        </Button>
      </div>
    </>
  );
}

interface NewAddressProps {
  readonly address: string;
}

/** Phones and desks open `webcal:` in their calendar; on the web, calendars ask for the address itself. */
function NewAddress({ address }: NewAddressProps): ReactNode {
  return (
    <>
      <output>
        <Callout tone="good">
          <Trans>
            Copy the address now: it’s shown only this once. Anyone who has it can read your
            bookings, so keep it to yourself.
          </Trans>
        </Callout>
      </output>
      <FormField
        label={<Trans>Private address</Trans>}
        hint={<Trans>In Google Calendar or Outlook, add a calendar “from URL” and paste it.</Trans>}
      >
        <TextField
          isLtr
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </FormField>
      <div className="web-actions">
        <CopyButton text={address} variant="primary">
          <Trans>Copy the address</Trans>
        </CopyButton>
        <Button asChild variant="secondary">
          <a href={address.replace(/^https?:/u, 'webcal:')}>
            <Icon icon={externalIcon} size={18} />
            <Trans>Open in the calendar app</Trans>
          </a>
        </Button>
      </div>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import type {
  NotificationChannel,
  NotificationPreference,
  PreferenceType,
} from '@osta/contracts/notification/preferences';
import { Badge, Card, ErrorState, Heading, notify, Skeleton, Switch, Text } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import {
  preferencesQuery,
  useChoose,
  usePendingChoices,
  withChoices,
} from './notification-preferences.queries.ts';

interface TypeWords {
  readonly title: ReactNode;
  readonly text: ReactNode;
}

const typeWords: { readonly [Type in PreferenceType]: TypeWords } = {
  service_request: {
    title: <Trans>Requests</Trans>,
    text: <Trans>New requests, and changes to requests you’re part of.</Trans>,
  },
  response: {
    title: <Trans>Offers</Trans>,
    text: <Trans>New offers, changes to price or time, and decisions.</Trans>,
  },
  booking: {
    title: <Trans>Bookings</Trans>,
    text: (
      <Trans>
        New bookings, proposed times, arrival, extra work and completion. Emails come when a booking
        is asked for, confirmed, moved or cancelled, and before it starts.
      </Trans>
    ),
  },
  account: {
    title: <Trans>Your account</Trans>,
    text: <Trans>Codes, a new device, a changed address, and the deletion of the account.</Trans>,
  },
};

const channelWords: { readonly [Channel in NotificationChannel]: ReactNode } = {
  in_app: <Trans>On the site</Trans>,
  email: <Trans>By email</Trans>,
};

/** Which notifications the person gets, and by which channel. Each switch takes effect at once. */
export function NotificationsSection(): ReactNode {
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(preferencesQuery(useApi()));
  const pending = usePendingChoices();

  if (error !== null && data === undefined) {
    return (
      <ErrorState
        size="small"
        title={<Trans>Your choices couldn’t be loaded</Trans>}
        description={problemText(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const cells = withChoices(data?.data.preferences ?? [], pending);
  const types = [...new Set(cells.map(({ type }) => type))];
  return (
    <div className="web-account-section">
      <Text tone="quiet" isReadingWidth>
        <Trans>
          Choose what we notify you about. Notifications you already have stay in your list.
        </Trans>
      </Text>
      {data === undefined ? (
        <Skeleton width="100%" height="120px" />
      ) : (
        types.map((type) => (
          <Card className="web-account-card" padding="large" key={type}>
            <Heading as="h2" size="medium">
              {typeWords[type].title}
            </Heading>
            <Text tone="quiet">{typeWords[type].text}</Text>
            {cells
              .filter((cell) => cell.type === type)
              .map((cell) => (
                <PreferenceSwitch cell={cell} key={cell.channel} />
              ))}
          </Card>
        ))
      )}
    </div>
  );
}

interface PreferenceSwitchProps {
  readonly cell: NotificationPreference;
}

function PreferenceSwitch({ cell }: PreferenceSwitchProps): ReactNode {
  const { type, channel, is_on: isOn, is_fixed: isFixed } = cell;
  const problemText = useProblemText();
  const choose = useChoose();
  if (isFixed) {
    return (
      <>
        <div className="web-preference">
          <Text>{channelWords[channel]}</Text>
          <Badge color="green">
            <Trans>Always on</Trans>
          </Badge>
        </div>
        <Text tone="quiet" size="small">
          <Trans>It keeps your account safe.</Trans>
        </Text>
      </>
    );
  }
  return (
    <Switch
      label={channelWords[channel]}
      checked={isOn}
      onChange={(event) =>
        choose.mutate(
          { type, channel, is_on: event.target.checked },
          { onError: (error) => notify.error(problemText(error)) },
        )
      }
    />
  );
}

import { Trans } from '@lingui/react/macro';
import { Button, Divider, Icon, keyIcon } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { waysQuery } from '../../../session/ways.queries.ts';
import { useBeginProvider } from '../account.mutations.ts';
import { rememberReturn } from './provider-way.ts';

interface ProviderButtonProps {
  /** The path to continue to afterwards. */
  readonly redirect?: string | undefined;
  /** The kind of a new account. */
  readonly kind?: string | undefined;
}

/** The button to sign in through a provider; nothing when none is configured. */
export function ProviderButton({ redirect, kind }: ProviderButtonProps): ReactNode {
  const { data: ways } = useQuery(waysQuery(useApi()));
  const begin = useBeginProvider();
  // Stays true after the answer, until the browser has left the page
  const [isLeaving, setIsLeaving] = useState(false);
  const name = ways?.provider?.name;
  if (name === undefined) return null;

  function leave(): void {
    begin.mutate(undefined, {
      onSuccess: ({ url }) => {
        setIsLeaving(true);
        rememberReturn({
          ...(redirect !== undefined && { redirect }),
          ...(kind !== undefined && { kind }),
        });
        window.location.assign(url);
      },
    });
  }

  return (
    <div className="web-provider">
      <Divider label={<Trans>or</Trans>} />
      <Button
        variant="secondary"
        isFullWidth
        iconStart={<Icon icon={keyIcon} size={18} />}
        isLoading={begin.isPending || isLeaving}
        onClick={leave}
      >
        <Trans>
          Continue with <bdi>{name}</bdi>
        </Trans>
      </Button>
      <ProblemNotice error={begin.error} />
    </div>
  );
}

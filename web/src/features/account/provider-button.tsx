import { Trans } from '@lingui/react/macro';
import { Button, Divider, Icon, keyIcon } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { useApi } from '../../api/use-api.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { waysQuery } from '../../session/ways.queries.ts';
import { useBeginProvider } from './account.mutations.ts';
import { rememberReturn } from './provider-way.ts';

interface ProviderButtonProps {
  /** Where to go on after it. */
  readonly redirect?: string | undefined;
  /** What a new account is to be. */
  readonly kind?: string | undefined;
}

/** Signing in through somebody else. Nothing, where nobody is configured. */
export function ProviderButton({ redirect, kind }: ProviderButtonProps): ReactNode {
  const { data: ways } = useQuery(waysQuery(useApi()));
  const begin = useBeginProvider();
  // Between the answer and the other site there is nothing left to press
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
        fullWidth
        iconStart={<Icon icon={keyIcon} size={18} />}
        loading={begin.isPending || isLeaving}
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

import type { Me } from '@osta/contracts/account/api';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';

import { meKey } from '../../../session/me.queries.ts';
import { tellSessionRenewed } from '../../../session/session-renewed.ts';
import { ProofContext } from '../../../session/use-fresh.ts';
import { sessionsKey } from '../sessions.queries.ts';
import { ProofDialog } from './proof-dialog.tsx';

interface ProofProviderProps {
  readonly who: Pick<Me, 'email' | 'hasPassword'>;
  readonly children: ReactNode;
}

/** Provides step-up authentication to everything inside; see `useFresh`. */
export function ProofProvider({ who, children }: ProofProviderProps): ReactNode {
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState<readonly ((isProven: boolean) => void)[]>([]);
  const prove = useCallback(
    () => new Promise<boolean>((resolve) => setWaiting((before) => [...before, resolve])),
    [],
  );

  function settle(isProven: boolean): void {
    if (isProven) {
      tellSessionRenewed();
      // A read with the previous session, which has ended, may have found a guest
      void queryClient.invalidateQueries({ queryKey: meKey });
      void queryClient.invalidateQueries({ queryKey: sessionsKey });
    }
    for (const resolve of waiting) resolve(isProven);
    setWaiting([]);
  }

  return (
    <ProofContext value={prove}>
      {children}
      <ProofDialog
        who={who}
        isOpen={waiting.length > 0}
        onProven={() => settle(true)}
        onLeft={() => settle(false)}
      />
    </ProofContext>
  );
}

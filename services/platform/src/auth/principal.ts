import type { AccountKind } from '@osta/contracts/account/kind';
import type { UserId } from '@osta/contracts/ids';

/** The signed-in person behind a request, read from the session store for this request alone. */
export interface Principal {
  readonly userId: UserId;
  readonly sessionId: string;
  /** `null` until the person has registered. */
  readonly kind: AccountKind | null;
  readonly isAdmin: boolean;
}

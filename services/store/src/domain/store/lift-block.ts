import { UserId } from '@osta/contracts/ids';
import type { BlockNotFound } from '@osta/contracts/store/refusals';
import type { StoreBlockLifted } from '@osta/contracts/store/store-block-lifted';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { forMember, type MemberRefusal, type OnStore } from './on-store.ts';
import type { Store } from './store.ts';

/** Names a time that a store has blocked. */
export interface OnBlock extends OnStore {
  readonly blockId: string;
}

/** Takes bookings again in a time that the store had blocked. One that is over is no longer found. */
export const liftBlock: Decider<OnBlock, Store, StoreBlockLifted, MemberRefusal | BlockNotFound> = (
  { blockId },
  state,
  { actor, now },
) => {
  const checked = forMember('block-time', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const { ownerId, blocks } = checked.store;
  if (!blocks.some(({ id, endsAt }) => id === blockId && endsAt > now)) {
    return refuse({ code: 'BLOCK_NOT_FOUND' });
  }
  const lifted: StoreBlockLifted = {
    type: 'osta.store.store-block-lifted',
    data: { ownerId, blockId, memberId: UserId.parse(actor) },
  };
  return accept(lifted);
};

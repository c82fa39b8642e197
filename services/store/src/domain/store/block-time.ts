import { UserId } from '@osta/contracts/ids';
import type { BlockTimeRequest } from '@osta/contracts/store/api';
import type { BlockInThePast, BlockLimitReached } from '@osta/contracts/store/refusals';
import type { StoreTimeBlocked } from '@osta/contracts/store/store-time-blocked';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { forMember, type MemberRefusal, type OnStore } from './on-store.ts';
import type { Store } from './store.ts';

/** How many blocked times of a store may lie ahead. */
const mostBlocks = 20;

/** Takes no bookings at the store for a time. One that has begun may be blocked to its end. */
export const blockTime: Decider<
  OnStore & BlockTimeRequest,
  Store,
  StoreTimeBlocked,
  MemberRefusal | BlockInThePast | BlockLimitReached
> = ({ startsAt, endsAt, reason }, state, { actor, now, newId }) => {
  const checked = forMember('block-time', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const { ownerId, blocks } = checked.store;
  if (endsAt <= now) return refuse({ code: 'BLOCK_IN_THE_PAST' });
  if (blocks.filter((block) => block.endsAt > now).length >= mostBlocks) {
    return refuse({ code: 'BLOCK_LIMIT_REACHED', limit: mostBlocks });
  }
  const memberId = UserId.parse(actor);
  const blocked: StoreTimeBlocked = {
    type: 'osta.store.store-time-blocked',
    data: { ownerId, blockId: newId(0), memberId, startsAt, endsAt, reason, blockedAt: now },
  };
  return accept(blocked);
};

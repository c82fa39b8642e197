import type {
  PictureLimitReached,
  PictureNotFound,
} from '@osta/contracts/picture/picture-refusals';
import type { MediaSection } from '@osta/contracts/store/media';
import type { StoreMediaSaved } from '@osta/contracts/store/store-media-saved';
import type { StoreRevisionSubmitted } from '@osta/contracts/store/store-revision-submitted';
import { refuse, type Context, type Decision } from '@osta/platform/decider';

import { limitsOf, type PlanFacts } from '../plan/all-plans.ts';
import { forMember, type MemberRefusal, type OnStore } from './on-store.ts';
import { planInForce } from './paid-periods.ts';
import { revisionAfter } from './save-section.ts';
import type { Store } from './store.ts';

export type SaveMedia = OnStore & MediaSection;

/** What the decision needs besides the store. */
export interface MediaFacts extends PlanFacts {
  /** Whether every picture was uploaded for this store. */
  readonly areTheirs: boolean;
}

/**
 * Shows these pictures in this order, the first one as the cover. After a change to a smaller plan a store may
 * keep what it has, and order or remove it; it may not add.
 */
export function saveMedia(
  { pictures }: SaveMedia,
  state: Store,
  context: Context,
  { areTheirs, plans }: MediaFacts,
): Decision<
  StoreMediaSaved | StoreRevisionSubmitted,
  MemberRefusal | PictureLimitReached | PictureNotFound
> {
  const checked = forMember('save', state, context.actor);
  if (!checked.ok) return refuse(checked.refused);
  const { store } = checked;
  const { pictures: limit } = limitsOf(planInForce(store.subscription), { plans });
  const kept = new Set(store.content.pictures.map(({ id }) => id));
  const isAdding = pictures.some(({ id }) => !kept.has(id));
  if (pictures.length > limit && isAdding) {
    return refuse({ code: 'PICTURE_LIMIT_REACHED', limit });
  }
  if (!areTheirs) return refuse({ code: 'PICTURE_NOT_FOUND' });
  const saved: StoreMediaSaved = {
    type: 'osta.store.store-media-saved',
    data: { ownerId: store.ownerId, pictures },
  };
  return { ok: true, events: [saved, ...revisionAfter(store, saved, context)] };
}

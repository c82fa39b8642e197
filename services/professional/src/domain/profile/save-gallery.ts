import type { UserId } from '@osta/contracts/ids';
import type { PictureNotFound } from '@osta/contracts/picture/picture-refusals';
import type { Gallery } from '@osta/contracts/professional/gallery';
import type { GallerySaved } from '@osta/contracts/professional/gallery-saved';
import type { ProfileNotPublished } from '@osta/contracts/professional/refusals';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { Profile } from './profile.ts';

/** A professional shows pictures of their work. */
export type SaveGallery = { readonly professionalId: UserId } & Gallery;

/** What the decision needs besides the profile. */
export interface GalleryFacts {
  /** Whether every picture was uploaded by this professional. */
  readonly areTheirs: boolean;
}

/** Shows these pictures in this order; those that are not named are shown no longer. */
export function saveGallery(
  { pictures }: SaveGallery,
  state: Profile,
  _context: Context,
  { areTheirs }: GalleryFacts,
): Decision<GallerySaved, PictureNotFound | ProfileNotPublished> {
  if (state.status === 'none') return refuse({ code: 'PROFILE_NOT_PUBLISHED' });
  if (!areTheirs) return refuse({ code: 'PICTURE_NOT_FOUND' });
  const saved: GallerySaved = {
    type: 'osta.professional.gallery-saved',
    data: { pictures },
  };
  return accept(saved);
}

import type { GeoPoint } from '@osta/contracts/geo-point';
import type { Instant } from '@osta/contracts/instant';
import { middleOf } from '@osta/contracts/middle-of';
import type { ActivityAreaChanged } from '@osta/contracts/professional/activity-area-changed';
import type { EquipmentsSaved } from '@osta/contracts/professional/equipments-saved';
import type { ProfessionalEvent } from '@osta/contracts/professional/events';
import type { GallerySaved } from '@osta/contracts/professional/gallery-saved';
import type { NamesDeclared } from '@osta/contracts/professional/names-declared';
import type { ProfilePause } from '@osta/contracts/professional/profile-pause';
import type { ProfilePublished } from '@osta/contracts/professional/profile-published';
import { everyRequest, type RequestRules } from '@osta/contracts/professional/request-rules';
import type { SpokenLanguage } from '@osta/contracts/professional/spoken-language';
import type { Fold } from '@osta/platform/decider';

/** What a professional offers, and where. */
export type PublishedProfile = {
  readonly status: 'published';
  /** Where they start from: the centre of their area, or the middle of their place. */
  readonly location: GeoPoint;
  readonly area: ActivityAreaChanged['data'] | null;
  /** Those that they speak with customers; empty until they say it. */
  readonly languages: readonly SpokenLanguage[];
  /** How they write their name. Sealed; one that is empty is the name of their account. */
  readonly names: NamesDeclared['data']['names'];
  /** Of their work, in their order. The words are sealed. */
  readonly pictures: GallerySaved['data']['pictures'];
  /** What they bring. The words are sealed. */
  readonly equipments: EquipmentsSaved['data'];
  /** Which requests reach them. */
  readonly requestRules: RequestRules;
  /** They can come now, until then. */
  readonly availableUntil: Instant | null;
  /** They take nothing new; `null`: they do. */
  readonly paused: ProfilePause | null;
} & ProfilePublished['data'];

/** The state of a profile: the fold of its events. */
export type Profile = { readonly status: 'none' } | PublishedProfile;

/** Of a profile that is new. */
const nothingSaid: Pick<
  PublishedProfile,
  | 'area'
  | 'languages'
  | 'names'
  | 'pictures'
  | 'equipments'
  | 'requestRules'
  | 'availableUntil'
  | 'paused'
> = {
  area: null,
  languages: [],
  names: { ar: '', en: '' },
  pictures: [],
  equipments: { knownIds: [], own: [] },
  requestRules: everyRequest,
  availableUntil: null,
  paused: null,
};

export const profile: Fold<Profile, ProfessionalEvent> = {
  // The middles of places are part of the snapshot: increase it when they change
  version: 8,
  initial: { status: 'none' },
  evolve(state, event) {
    if (event.type === 'osta.professional.profile-published') {
      const said = state.status === 'none' ? nothingSaid : state;
      const location = said.area?.center ?? middleOf(event.data.placeId);
      return { ...said, status: 'published', ...event.data, location };
    }
    // Only a published profile has an area and a presence
    if (state.status === 'none') return state;
    switch (event.type) {
      case 'osta.professional.activity-area-changed':
        return { ...state, area: event.data, location: event.data.center };
      case 'osta.professional.languages-declared':
        return { ...state, languages: event.data.languages };
      case 'osta.professional.names-declared':
        return { ...state, names: event.data.names };
      case 'osta.professional.gallery-saved':
        return { ...state, pictures: event.data.pictures };
      case 'osta.professional.equipments-saved':
        return { ...state, equipments: event.data };
      case 'osta.professional.request-rules-saved':
        return { ...state, requestRules: event.data };
      case 'osta.professional.presence-announced':
        return { ...state, availableUntil: event.data.until };
      case 'osta.professional.presence-ended':
        return { ...state, availableUntil: null };
      case 'osta.professional.profile-paused':
        // Who takes nothing new doesn't come now
        return { ...state, availableUntil: null, paused: event.data };
      case 'osta.professional.profile-resumed':
        return { ...state, paused: null };
    }
  },
};

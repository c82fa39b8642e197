import type { UserId } from '@osta/contracts/ids';
import type { LanguagesDeclared } from '@osta/contracts/professional/languages-declared';
import type { ProfileNotPublished } from '@osta/contracts/professional/refusals';
import { SpokenLanguage } from '@osta/contracts/professional/spoken-language';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { Profile } from './profile.ts';

/** A professional says which languages they speak with customers. */
export interface DeclareLanguages {
  readonly professionalId: UserId;
  readonly languages: readonly SpokenLanguage[];
}

/** Replaces all languages. One that is named twice counts once; their order is that of the list. */
export const declareLanguages: Decider<
  DeclareLanguages,
  Profile,
  LanguagesDeclared,
  ProfileNotPublished
> = ({ languages }, state) => {
  if (state.status === 'none') return refuse({ code: 'PROFILE_NOT_PUBLISHED' });

  const declared: LanguagesDeclared = {
    type: 'osta.professional.languages-declared',
    data: { languages: SpokenLanguage.options.filter((each) => languages.includes(each)) },
  };
  return accept(declared);
};

import type { ProfilePublishedV2 } from './profile-published.v2.ts';
import type { ProfilePublishedV3 } from './profile-published.v3.ts';

/** Latin letters from the first one on: written in English. Sealed words are in an alphabet of their own. */
const inEnglish = /^(?!sealed:)\P{L}*\p{Script=Latin}/u;

/**
 * Upcasts a profile of the time when the line under the name had no language. What cannot be told stands
 * as Arabic, the language of the product; readers of English get it too, as there is no other.
 */
export function upcastProfilePublished({ data }: ProfilePublishedV2): ProfilePublishedV3 {
  const { headline } = data;
  const isEnglish = inEnglish.test(headline);
  return {
    type: 'osta.professional.profile-published.v3',
    data: {
      ...data,
      headline: { ar: isEnglish ? '' : headline, en: isEnglish ? headline : '' },
    },
  };
}

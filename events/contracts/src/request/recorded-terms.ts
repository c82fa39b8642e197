import { PersonalWords } from '../personal-words.ts';
import { QuoteTerms, RequestContent } from './terms.ts';

/** What was asked for, as an event holds it: the customer's words are sealed. */
export const RecordedContent = RequestContent.extend({
  description: PersonalWords,
  addressNote: PersonalWords,
});

/** What was offered, as an event holds it: the professional's words are sealed. */
export const RecordedTerms = QuoteTerms.extend({ note: PersonalWords });

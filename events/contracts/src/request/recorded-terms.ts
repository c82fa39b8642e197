import { PersonalWords } from '../personal-words.ts';
import { QuoteTerms, RequestContent } from './terms.ts';

/** The content of a request as recorded: the customer's words are sealed. */
export const RecordedContent = RequestContent.extend({
  description: PersonalWords,
  addressNote: PersonalWords,
});

/** The terms of a quote as recorded: the professional's words are sealed. */
export const RecordedTerms = QuoteTerms.extend({ note: PersonalWords });

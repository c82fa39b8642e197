import { RecordedContent } from './recorded-terms.ts';
import { Budget, RequestContent } from './terms.ts';

/** What was asked for while every request had to name a budget. */
export const FormerContent = RequestContent.extend({ budget: Budget });

/** The same, as an event held it: the customer's words are sealed. */
export const FormerRecordedContent = RecordedContent.extend({ budget: Budget });

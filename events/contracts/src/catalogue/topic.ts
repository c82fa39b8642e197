import { defineTopic } from '../define-topic.ts';
import { CatalogueEvent } from './events.ts';

/** Trades and services of the catalogue, where admins change them. */
export const catalogueTopic = defineTopic('catalogue', { events: CatalogueEvent.options });

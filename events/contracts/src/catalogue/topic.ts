import { defineTopic, type TopicDeclaration } from '../define-topic.ts';
import { CatalogueEvent } from './events.ts';
import { TradeChangedV1 } from './former/trade-changed.v1.ts';
import { upcastTradeChanged } from './former/upcast-trade-changed.ts';

/** Trades and services of the catalogue, where admins add or change them. */
export const catalogueTopic: TopicDeclaration<'catalogue'> = defineTopic('catalogue', {
  events: CatalogueEvent.options,
  former: [
    {
      schema: TradeChangedV1,
      upcast: (recorded) => upcastTradeChanged(TradeChangedV1.parse(recorded)),
    },
  ],
});

import type { StoreId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';

import type { CountView } from './views/count-view.ts';

/** Counts invented visitors of a seeded store up to now; a visitor of a day counts once, however often this runs. */
export type SeedViews = (storeId: StoreId, now: Instant) => Promise<void>;

const day = 24 * 3_600_000;

/** Visitors of each day, the oldest first: quiet weeks, then busier ones. */
const visitorsByDay = [1, 2, 1, 3, 2, 2, 4, 1, 3, 2, 3, 5, 4, 2, 3, 4, 6, 3, 4, 5, 7, 4, 6, 5];

/** What every second of them searched for, another one each day. */
const searchedFor = ['سباك', 'تسريب ماء', 'خلاط مغسلة'];

/** Returns the function that seeds the views of one store. */
export function seedViews(countView: CountView): SeedViews {
  return async (storeId, now) => {
    for (const [nth, visitors] of visitorsByDay.entries()) {
      const at = later(now, (nth + 1 - visitorsByDay.length) * day);
      for (let visitor = 0; visitor < visitors; visitor += 1) {
        const words = searchedFor[nth % searchedFor.length] ?? null;
        await countView(
          { storeId, at, searchedFor: visitor % 2 === 0 ? words : null },
          { principal: null, address: `demo ${visitor}`, userAgent: 'demo', isRobot: false },
        );
      }
    }
  };
}

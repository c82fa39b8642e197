import { middleOf } from '@osta/contracts/middle-of';
import type { RequestContent } from '@osta/contracts/request/terms';
import { categoryOf } from '@osta/reference/category-of';
import { placesAround } from '@osta/reference/places-around';

/** What decides who can do it. */
export type WantedWork = Pick<RequestContent, 'serviceId' | 'placeId'> & {
  /** The most that the customer would pay, in dirham; `null`: they have not said. */
  readonly budget: number | null;
};

/** Returns what decides who can do what a request asks for. */
export function wantedIn({ serviceId, placeId, budget }: RequestContent): WantedWork {
  return { serviceId, placeId, budget: budget?.max ?? null };
}

/** Returns the parameters of work for `whoCan`: service, trade, budget, latitude, longitude, places. */
export function wantedWork({ serviceId, placeId, budget }: WantedWork): readonly unknown[] {
  const { latitude, longitude } = middleOf(placeId);
  return [serviceId, categoryOf(serviceId), budget, latitude, longitude, placesAround(placeId)];
}

/** Those for no work at all: nobody can do it. */
export const noWork: readonly unknown[] = [null, null, null, null, null, []];

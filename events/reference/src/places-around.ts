import type { PlaceId } from './place-id.ts';
import { placeList } from './place-list.ts';

const parents = new Map<string, string | null>(placeList.map(({ id, parent }) => [id, parent]));

/** Returns a place and those that it lies in: who goes to a town goes to its neighbourhoods. */
export function placesAround(placeId: PlaceId): readonly string[] {
  const around: string[] = [];
  for (let id: string | null = placeId; id !== null; id = parents.get(id) ?? null) around.push(id);
  return around;
}

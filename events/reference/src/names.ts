import type { CategoryId } from './category-id.ts';
import { categoryList } from './category-list.ts';
import type { EquipmentId } from './equipment-id.ts';
import { equipmentList } from './equipment-list.ts';
import type { Name } from './name.ts';
import type { PlaceId } from './place-id.ts';
import { placeList } from './place-list.ts';
import type { ServiceId } from './service-id.ts';

const categories = new Map(categoryList.map((category) => [category.id, category.name]));
const services = new Map(
  categoryList.flatMap((category) => category.services.map(({ id, name }) => [id, name] as const)),
);
const equipment = new Map(equipmentList.map(({ id, name }) => [id, name]));
const places = new Map(placeList.map(({ id, name }) => [id, name]));

/** The name of a trade in the reader's language; the id if the catalogue has no such trade. */
export function categoryName(id: CategoryId, locale: keyof Name): string {
  return categories.get(id)?.[locale] ?? id;
}

/** The name of a service in the reader's language; the id if the catalogue has no such service. */
export function serviceName(id: ServiceId, locale: keyof Name): string {
  return services.get(id)?.[locale] ?? id;
}

/** The name of a place in the reader's language; the id if the list has no such place. */
export function placeName(id: PlaceId, locale: keyof Name): string {
  return places.get(id)?.[locale] ?? id;
}

/** The name of a tool or a machine in the reader's language; the id if the list has no such one. */
export function equipmentName(id: EquipmentId, locale: keyof Name): string {
  return equipment.get(id)?.[locale] ?? id;
}

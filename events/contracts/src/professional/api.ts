import { z } from 'zod';

import { UserId } from '../ids.ts';
import { page, PageQuery } from '../page.ts';
import { CategoryId } from '../reference/category-id.ts';
import { PlaceId } from '../reference/place-id.ts';
import { ServiceId } from '../reference/service-id.ts';
import { Text } from '../text.ts';

/** `PUT /api/professional/profile` */
export const PublishProfileRequest = z.strictObject({
  categoryIds: z.array(CategoryId).min(1).max(5),
  placeId: PlaceId,
  headline: Text.trim().min(1).max(140),
  experienceYears: z.int().min(0).max(60),
});
export type PublishProfileRequest = z.input<typeof PublishProfileRequest>;

/** A professional as customers see them. Names of places and trades are in the reader's language. */
export const ProfessionalCard = z.strictObject({
  id: UserId,
  fullName: z.string(),
  headline: z.string(),
  categories: z.array(z.strictObject({ id: CategoryId, name: z.string() })),
  place: z.strictObject({ id: PlaceId, name: z.string() }),
  experienceYears: z.int(),
});
export type ProfessionalCard = z.infer<typeof ProfessionalCard>;

/** `GET /api/professionals`: those who offer this service, the nearest to this place first. */
export const ListProfessionalsQuery = PageQuery.extend({
  serviceId: ServiceId.optional(),
  categoryId: CategoryId.optional(),
  placeId: PlaceId.optional(),
});
export type ListProfessionalsQuery = z.output<typeof ListProfessionalsQuery>;

export const ProfessionalPage = page(ProfessionalCard);
export type ProfessionalPage = z.infer<typeof ProfessionalPage>;

/** `GET /api/services`: the catalogue of trades, in the reader's language. */
export const ServiceCatalogue = z.strictObject({
  categories: z.array(
    z.strictObject({
      id: CategoryId,
      name: z.string(),
      services: z.array(z.strictObject({ id: ServiceId, name: z.string() })),
    }),
  ),
});
export type ServiceCatalogue = z.infer<typeof ServiceCatalogue>;

/** `GET /api/places`: towns and neighbourhoods, in the reader's language. */
export const PlaceList = z.strictObject({
  places: z.array(
    z.strictObject({
      id: PlaceId,
      name: z.string(),
      /** The town of a neighbourhood, or the district of a town. */
      within: z.string(),
    }),
  ),
});
export type PlaceList = z.infer<typeof PlaceList>;

/** `GET /api/services/search`: the services that answer a question in words, best first. */
export const SearchServicesQuery = z.strictObject({
  q: Text.trim().min(1).max(100),
  limit: z.coerce.number().int().min(1).max(20).default(8),
});
export type SearchServicesQuery = z.output<typeof SearchServicesQuery>;

/** Names are in the reader's language. */
export const ServiceSearchAnswer = z.strictObject({
  data: z.strictObject({
    services: z.array(
      z.strictObject({
        id: ServiceId,
        name: z.string(),
        categoryId: CategoryId,
        categoryName: z.string(),
      }),
    ),
  }),
});
export type ServiceSearchAnswer = z.infer<typeof ServiceSearchAnswer>;

import type { ServiceCatalogue } from '@osta/contracts/catalogue/api';

type Category = ServiceCatalogue['categories'][number];

interface Found {
  readonly category: Category;
  readonly service: Category['services'][number];
}

/** A service and its trade, by the id of the service; `null` when the catalogue has none. */
export function findService({ categories }: ServiceCatalogue, id: string): Found | null {
  for (const category of categories) {
    const service = category.services.find((one) => one.id === id);
    if (service !== undefined) return { category, service };
  }
  return null;
}

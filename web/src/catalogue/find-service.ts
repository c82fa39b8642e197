import type { ServiceCatalogue } from '@osta/contracts/catalogue/api';

type Category = ServiceCatalogue['categories'][number];
type Service = Category['services'][number];

interface Found {
  readonly category: Category;
  readonly service: Service;
}

/** A service that is offered and its trade, by the id of the service; `null` when the catalogue has none. */
export function findService(catalogue: ServiceCatalogue, id: string): Found | null {
  return findIn(catalogue, id, ({ services }) => services);
}

/** A service and its trade, also one that is hidden: what exists already keeps its name. */
export function findAnyService(catalogue: ServiceCatalogue, id: string): Found | null {
  const everything = { categories: [...catalogue.categories, ...(catalogue.hidden ?? [])] };
  return findIn(everything, id, ({ services, hidden = [] }) => [...services, ...hidden]);
}

/** A trade, also one that is hidden; `undefined` when the catalogue has none. */
export function findAnyTrade(
  { categories, hidden = [] }: ServiceCatalogue,
  id: string,
): Category | undefined {
  return [...categories, ...hidden].find((one) => one.id === id);
}

/** The id of a service if the catalogue offers it; `null` for one that is hidden or unknown, or for none. */
export function offeredService(
  catalogue: ServiceCatalogue,
  id: string | null | undefined,
): string | null {
  return findService(catalogue, id ?? '')?.service.id ?? null;
}

function findIn(
  { categories }: Pick<ServiceCatalogue, 'categories'>,
  id: string,
  servicesOf: (category: Category) => readonly Service[],
): Found | null {
  for (const category of categories) {
    const service = servicesOf(category).find((one) => one.id === id);
    if (service !== undefined) return { category, service };
  }
  return null;
}

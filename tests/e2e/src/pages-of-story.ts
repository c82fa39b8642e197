import { answerFor, type Named, type RouteRow, routeTable, type Visitor } from './route-table.ts';
import type { Items, ReadAs } from './visitors.ts';

/** Who looks at a page: one of those who may see it, whose page it is most. */
function ownerOf({ access, route }: RouteRow): Visitor {
  switch (access) {
    case 'everybody':
    case 'guests':
      return 'guest';
    case 'signed-in':
      return route.startsWith('/store/') ? 'business' : 'customer';
    case 'professionals':
      return 'professional';
    case 'admins':
      return 'admin';
  }
}

interface Booking {
  readonly id: string;
  readonly status: string;
}

const sections = ['notifications', 'subscription', 'payment', 'privacy'];

/**
 * Returns the address of every page of the product, by who opens it: those of the table of routes,
 * those of the demo market that a table cannot know, and the ways in which one page looks.
 */
export async function pagesOfStory(
  named: Named,
  read: ReadAs,
): Promise<Readonly<Record<Visitor, readonly string[]>>> {
  const pages: Record<Visitor, string[]> = {
    guest: ['/professional/near-by?service=hvac.clean', '/professional/near-by?what=paintng'],
    customer: ['/', '/customer/requests/new?service=hvac.clean'],
    professional: [
      '/professional/bookings?tab=calendar',
      '/professional/bookings?tab=calendar&view=day',
      '/professional/bookings?tab=previous',
    ],
    business: ['/store/dashboard?tab=analytics', '/store/dashboard?tab=team'],
    admin: [],
  };
  for (const row of routeTable(named)) {
    const owner = ownerOf(row);
    if (answerFor(row, owner).status === 200) pages[owner].push(row.path);
  }
  pages.customer.push(...sections.map((section) => `/account?section=${section}`));

  const [stores, applied, reviewed, unresolved] = await Promise.all([
    read<Items<{ readonly storeId: string }>>('/api/stores/mine', 'business'),
    read<Items<{ readonly applicantId: string }>>('/api/professional/applications', 'admin'),
    read<Items<{ readonly storeId: string }>>('/api/admin/stores', 'admin'),
    read<Items<Booking>>('/api/bookings/unresolved', 'admin'),
  ]);
  pages.business.push(...stores.items.slice(0, 1).map(({ storeId }) => `/store/${storeId}/edit`));
  pages.admin.push(
    ...applied.items.slice(0, 1).map(({ applicantId }) => `/admin/professionals/${applicantId}`),
    ...reviewed.items.slice(0, 1).map(({ storeId }) => `/admin/stores/${storeId}`),
    ...unresolved.items.slice(0, 1).map(({ id }) => `/admin/bookings/${id}`),
  );
  for (const role of ['customer', 'professional'] as const) {
    const lists = await Promise.all(
      ['upcoming', 'previous', 'cancelled'].map((tab) =>
        read<Items<Booking>>(`/api/bookings?role=${role}&tab=${tab}`, role),
      ),
    );
    // One of each status: they look different
    const one = new Map(lists.flatMap(({ items }) => items.map((each) => [each.status, each.id])));
    pages[role].push(...[...one.values()].map((id) => `/${role}/bookings/${id}`));
  }
  return pages;
}

import type { Named, Visitor } from './route-table.ts';

/** Name and value of the cookies of a signed-in browser. */
export type Cookies = Readonly<Record<Visitor, ReadonlyMap<string, string>>>;

async function signIn(origin: string, email: string): Promise<ReadonlyMap<string, string>> {
  const response = await fetch(`${origin}/api/auth/sessions/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf': '1', origin },
    body: JSON.stringify({ email, password: 'osta-demo-1' }),
  });
  if (response.status !== 200) throw new Error(`${email} could not sign in: ${response.status}`);
  return new Map(
    response.headers.getSetCookie().map((cookie) => {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/su);
      return [name, value];
    }),
  );
}

/** Signs in to the four demo accounts, once each. */
export async function signInAll(origin: string): Promise<Cookies> {
  const [customer, professional, business, admin] = await Promise.all(
    (['customer', 'professional', 'business', 'admin'] as const).map((who) =>
      signIn(origin, `${who}@osta.test`),
    ),
  );
  const nobody = new Map<string, string>();
  return {
    guest: nobody,
    customer: customer ?? nobody,
    professional: professional ?? nobody,
    business: business ?? nobody,
    admin: admin ?? nobody,
  };
}

/** What a list answers. */
export interface Items<Item> {
  readonly items: readonly Item[];
}

/** Reads a path of the services as one of the visitors. */
export type ReadAs = <Body>(path: string, visitor: Visitor) => Promise<Body>;

/** Returns a function that reads paths, with names in this language. */
export function readAs(origin: string, cookies: Cookies, locale: 'ar' | 'en'): ReadAs {
  return async <Body>(path: string, visitor: Visitor): Promise<Body> => {
    const response = await fetch(origin + path, {
      headers: {
        'accept-language': locale === 'ar' ? 'ar-LY' : 'en-GB',
        cookie: [...cookies[visitor]].map((pair) => pair.join('=')).join('; '),
      },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the services' own tests hold them to it
    return (await response.json()) as Body;
  };
}

/** Finds the objects that paths refer to, with names in the reader's language. */
export async function findNamed(
  origin: string,
  cookies: Cookies,
  locale: 'ar' | 'en',
): Promise<Named> {
  const get = readAs(origin, cookies, locale);
  const [services, professionals, asked, received, offered, stores, over] = await Promise.all([
    get<{
      readonly categories: readonly { readonly services: readonly Named['service'][] }[];
    }>('/api/services', 'guest'),
    get<Items<{ readonly id: string; readonly fullName: string }>>('/api/professionals', 'guest'),
    get<Items<{ readonly id: string }>>('/api/requests?role=customer&status=active', 'customer'),
    get<Items<{ readonly id: string }>>(
      '/api/requests?role=professional&status=active',
      'professional',
    ),
    get<Items<{ readonly id: string }>>('/api/professional/services', 'professional'),
    get<Items<{ readonly storeId: string; readonly name: string }>>('/api/stores', 'guest'),
    get<Items<{ readonly id: string; readonly status: string }>>(
      '/api/bookings?role=customer&tab=previous',
      'customer',
    ),
  ]);
  const service = services.categories
    .flatMap((category) => category.services)
    .find(({ id }) => id === 'hvac.clean');
  const professional = professionals.items[0];
  const customerRequestId = asked.items[0]?.id;
  const professionalRequestId = received.items[0]?.id;
  const offeringId = offered.items[0]?.id;
  const bookable =
    professional &&
    (await get<Items<{ readonly id: string }>>(
      `/api/professionals/${professional.id}/services`,
      'guest',
    ));
  const bookableId = bookable?.items[0]?.id;
  const store = stores.items[0];
  const completed = over.items.find(({ status }) => status === 'completed');
  const booking =
    completed &&
    (await get<{ readonly receipt: { readonly hash: string } | null }>(
      `/api/bookings/${completed.id}`,
      'customer',
    ));
  if (
    !service ||
    !professional ||
    !customerRequestId ||
    !professionalRequestId ||
    offeringId === undefined ||
    bookableId === undefined ||
    !store ||
    !completed ||
    !booking?.receipt
  ) {
    const found = { service, professional, customerRequestId, professionalRequestId, offeringId };
    const more = { bookableId, store, completed, receipt: booking?.receipt };
    throw new Error(`The demo market lacks something: ${JSON.stringify({ ...found, ...more })}`);
  }
  return {
    service,
    professional: { id: professional.id, name: professional.fullName },
    customerRequestId,
    professionalRequestId,
    offeringId,
    bookableId,
    store: { id: store.storeId, name: store.name },
    receipt: { bookingId: completed.id, hash: booking.receipt.hash },
  };
}

/** A visitor with one kind of account of the demo market, or without an account. */
export const visitors = ['guest', 'customer', 'professional', 'business', 'admin'] as const;
export type Visitor = (typeof visitors)[number];

/** The server's answer to a request for a path. Paths have no language prefix. */
export type Answer =
  | { readonly status: 200 | 404 }
  | { readonly status: 301 | 307; readonly to: string };

/** Who may see a page. The others are redirected or refused. */
type Access = 'everybody' | 'guests' | 'signed-in' | 'professionals' | 'admins';

export interface RouteRow {
  /** The route pattern of the router: `/services/$id`. */
  readonly route: string;
  /** The path with ids of the demo market. */
  readonly path: string;
  readonly access: Access;
  /** The English source of the title, or a name of the demo market. */
  readonly title: string | { readonly name: string };
  /** True for pages in the sitemap. */
  readonly isPublic?: boolean;
  /** The answer to visitors with access, where it is not the page. */
  readonly instead?: Answer;
  /** Answers that differ for some visitors. */
  readonly except?: Partial<Readonly<Record<Visitor, Answer>>>;
}

/** Objects of the demo market that paths refer to. */
export interface Named {
  readonly service: { readonly id: string; readonly name: string };
  readonly professional: { readonly id: string; readonly name: string };
  readonly customerRequestId: string;
  readonly professionalRequestId: string;
  /** A service of the demo professional. */
  readonly offeringId: string;
  /** A service of `professional`, with free times. */
  readonly bookableId: string;
  /** A store that customers see. */
  readonly store: { readonly id: string; readonly name: string };
  /** The receipt of a completed booking. */
  readonly receipt: { readonly bookingId: string; readonly hash: string };
}

const nowhere = '01980000-0000-7000-8000-000000000001';
const missing: Answer = { status: 404 };

/** Every address of the product (docs/spec.md §2), with the visitors who may see it. */
export function routeTable(named: Named): readonly RouteRow[] {
  const { service, professional, customerRequestId, professionalRequestId } = named;
  const { offeringId, bookableId, store, receipt } = named;
  const page = (
    route: string,
    access: Access,
    title: RouteRow['title'],
    more: Partial<RouteRow> = {},
  ): RouteRow => ({ route, path: route, access, title, ...more });
  const gone = (route: string, access: Access): RouteRow =>
    page(route, access, 'Page not found', {
      path: route.replace('$id', nowhere),
      instead: missing,
    });

  return [
    page('/', 'everybody', 'Osta: trusted professionals for your home in Libya', {
      isPublic: true,
    }),
    page('/home', 'everybody', '', { instead: { status: 301, to: '/' } }),
    page('/about', 'everybody', 'About Osta', { isPublic: true }),
    page('/services', 'everybody', 'Services', { isPublic: true }),
    page('/services/$id', 'everybody', service, {
      path: `/services/${service.id}`,
      isPublic: true,
    }),
    page('/company-brand', 'everybody', 'Company brand', { isPublic: true }),
    page('/privacy-policy', 'everybody', 'Privacy policy', { isPublic: true }),
    page('/terms-of-use', 'everybody', 'Terms of use', { isPublic: true }),
    page('/store', 'everybody', 'Open a store', { isPublic: true }),
    page('/store/search', 'everybody', 'Stores', { isPublic: true }),
    page('/store/$id/public', 'everybody', store, { path: `/store/${store.id}/public` }),
    page('/receipts/$id/$hash', 'everybody', 'Check a receipt', {
      path: `/receipts/${receipt.bookingId}/${receipt.hash}`,
    }),
    page('/professional/near-by', 'everybody', 'Nearby Professionals Search', { isPublic: true }),
    page('/professional/profile/$id/public', 'everybody', professional, {
      path: `/professional/profile/${professional.id}/public`,
    }),
    // Only people who have not finished signing up have something pending
    page('/registration-pending', 'signed-in', 'Registration pending', {
      instead: { status: 307, to: '/become-professional' },
      except: { professional: { status: 307, to: '/professional/profile' } },
    }),
    page('/auth/confirm', 'everybody', 'Confirm your email'),
    page('/auth/unauthorized', 'everybody', 'Not available for this account', {
      except: { guest: { status: 307, to: '/auth/login' } },
    }),
    page('/auth/reset-password', 'everybody', 'Set a new password'),

    page('/auth/login', 'guests', 'Log in'),
    page('/auth/signup', 'guests', 'Sign up'),
    page('/auth/forgot-password', 'guests', 'Forgot your password'),

    page('/account', 'signed-in', 'Account'),
    page('/store/create', 'signed-in', 'Open your store'),
    page('/store/dashboard', 'signed-in', 'Store dashboard'),
    page('/store/subscribe', 'signed-in', 'Store subscription'),
    gone('/store/$id/edit', 'signed-in'),
    page('/store/$id/join/$invitationId', 'signed-in', 'Join a store', {
      path: `/store/${nowhere}/join/${nowhere}`,
    }),
    page('/become-professional', 'signed-in', 'Become a professional', {
      except: { professional: { status: 307, to: '/professional/profile' } },
    }),

    page('/customer/bookings', 'signed-in', 'My bookings'),
    // Guests choose a time first; they log in to hold it
    page('/customer/bookings/new', 'everybody', 'Book a time', {
      path: `/customer/bookings/new?professional=${professional.id}&service=${bookableId}`,
    }),
    gone('/customer/bookings/$id', 'signed-in'),
    page('/customer/requests', 'signed-in', 'My Service Requests'),
    page('/customer/requests/new', 'signed-in', 'Ask for offers'),
    page('/customer/requests/$id', 'signed-in', 'Service Request Details', {
      path: `/customer/requests/${customerRequestId}`,
      // Only its customer and admins may read it
      except: { business: missing, professional: missing },
    }),
    // Its customer alone changes it: an admin reads it elsewhere
    page('/customer/requests/$id/edit', 'signed-in', 'Change the request', {
      path: `/customer/requests/${customerRequestId}/edit`,
      except: { business: missing, professional: missing, admin: missing },
    }),

    page('/professional', 'professionals', 'Overview'),
    page('/professional/account', 'professionals', 'Account'),
    page('/professional/profile', 'professionals', 'Profile'),
    page('/professional/clients', 'professionals', 'Clients'),
    page('/professional/statistics', 'professionals', 'Statistics'),
    page('/professional/bookings', 'professionals', 'Bookings'),
    gone('/professional/bookings/$id', 'professionals'),
    page('/professional/requests', 'professionals', 'Service requests'),
    page('/professional/requests/$id', 'professionals', 'Service Request Details', {
      path: `/professional/requests/${professionalRequestId}`,
    }),
    page('/professional/services', 'professionals', 'Services'),
    page('/professional/services/add', 'professionals', 'Add a service'),
    page('/professional/services/$id/edit', 'professionals', 'Edit service', {
      path: `/professional/services/${offeringId}/edit`,
    }),
    page('/professional/services/$id/availability', 'professionals', 'Service availability', {
      path: `/professional/services/${offeringId}/availability`,
    }),
    page('/professional/activity-location', 'professionals', 'Activity location'),

    page('/admin', 'admins', 'What waits for admins'),
    page('/admin/services', 'admins', 'Service catalogue'),
    page('/admin/professionals', 'admins', 'Professionals'),
    page('/admin/professionals/$id', 'admins', 'Application', {
      path: `/admin/professionals/${professional.id}`,
    }),
    page('/admin/bookings', 'admins', 'Bookings to decide'),
    page('/admin/bookings/all', 'admins', 'All bookings'),
    gone('/admin/bookings/$id', 'admins'),
    page('/admin/requests', 'admins', 'All requests'),
    page('/admin/requests/$id', 'admins', 'Service Request Details', {
      path: `/admin/requests/${customerRequestId}`,
    }),
    page('/admin/stores', 'admins', 'Review stores'),
    gone('/admin/stores/$id', 'admins'),
    page('/admin/offerings', 'admins', 'Services of professionals'),
    page('/admin/reviews', 'admins', 'Reported reviews'),
    page('/admin/redirects', 'admins', 'Redirects'),
    page('/admin/plans', 'admins', 'Plans of stores'),

    page('/nowhere', 'everybody', 'Page not found', { instead: missing }),
  ];
}

/** Where people land who log in without having asked for a page. */
const landings: Readonly<Record<Exclude<Visitor, 'guest'>, string>> = {
  customer: '/',
  professional: '/professional',
  business: '/store/dashboard',
  admin: '/admin',
};

function isLetIn(access: Access, visitor: Visitor): boolean {
  switch (access) {
    case 'everybody':
      return true;
    case 'guests':
      return visitor === 'guest';
    case 'signed-in':
      return visitor !== 'guest';
    case 'professionals':
      return visitor === 'professional';
    case 'admins':
      return visitor === 'admin';
  }
}

/** The expected answer to this visitor. */
export function answerFor({ access, path, instead, except }: RouteRow, visitor: Visitor): Answer {
  const exception = except?.[visitor];
  if (exception !== undefined) return exception;
  if (isLetIn(access, visitor)) return instead ?? { status: 200 };
  if (visitor === 'guest') {
    return { status: 307, to: `/auth/login?redirect=${encodeURIComponent(path)}` };
  }
  if (access === 'guests') {
    return { status: 307, to: landings[visitor] };
  }
  return { status: 307, to: '/auth/unauthorized' };
}

/** The first visitor who sees a page here instead of a redirect; `null` when none does. */
export function viewerOf(row: RouteRow): Visitor | null {
  return visitors.find((visitor) => [200, 404].includes(answerFor(row, visitor).status)) ?? null;
}

/** Public pages that search engines should index, without a language prefix. */
export const publicPaths: readonly string[] = [
  '/',
  '/about',
  '/services',
  '/store',
  '/store/search',
  '/professional/near-by',
  '/company-brand',
  '/privacy-policy',
  '/terms-of-use',
];

/** Prefixes of private paths, which crawlers must not visit. */
export const privatePaths: readonly string[] = [
  '/account',
  '/admin',
  '/auth/',
  '/become-professional',
  '/customer/',
  '/professional$',
  '/professional/account',
  '/professional/activity-location',
  '/professional/bookings',
  '/professional/clients',
  '/professional/profile$',
  '/professional/requests',
  '/professional/services',
  '/professional/statistics',
  '/registration-pending',
  '/store/create',
  '/store/dashboard',
  '/store/subscribe',
];

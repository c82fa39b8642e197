/** Pages that everybody can read and search engines should know, without the language before them. */
export const publicPaths: readonly string[] = [
  '/',
  '/about',
  '/services',
  '/store/search',
  '/professional/near-by',
  '/company-brand',
  '/privacy-policy',
  '/terms-of-use',
];

/** Where what follows is somebody's own: search engines stay out. */
export const privatePaths: readonly string[] = [
  '/account',
  '/admin/',
  '/auth/',
  '/become-professional',
  '/customer/',
  '/professional/account',
  '/professional/activity-location',
  '/professional/bookings',
  '/professional/clients',
  '/professional/profile$',
  '/professional/requests',
  '/professional/services',
  '/registration-pending',
  '/store/create',
  '/store/dashboard',
  '/store/subscribe',
];

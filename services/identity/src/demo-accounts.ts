/**
 * The addresses of the demo accounts that a start prints. Their password is public.
 *
 * The seed creates these first: a database without any of them was never seeded.
 */
export const demoAddresses = {
  customer: 'customer@osta.test',
  professional: 'professional@osta.test',
  business: 'business@osta.test',
  admin: 'admin@osta.test',
} as const;

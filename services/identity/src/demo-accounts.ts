/**
 * The addresses of the demo accounts that a start prints. Their password is public.
 *
 * The seed makes these before it makes anybody else: a database that has none of them was never seeded.
 */
export const demoAddresses = {
  customer: 'customer@osta.test',
  professional: 'professional@osta.test',
  business: 'business@osta.test',
  admin: 'admin@osta.test',
} as const;

/** Popular services, each of another trade: an estimate, most wanted first. */
export const popularServices: readonly string[] = [
  'plumbing.leak',
  'hvac.clean',
  'electrical.fault',
  'cleaning.home',
  'solar.install',
  'appliances.washer',
  'painting.interior',
  'moving.home',
];

import type { z } from 'zod';

import { event } from '../define.ts';
import { RecordedHiding } from './hiding.ts';
import { recordedOffering } from './recorded-offering.ts';

/** The professional asked admins to look again at a service that they hide. It stays hidden until one shows it. */
export const AnotherLookAsked = event('osta.offering.another-look-asked', {
  ...recordedOffering,
  hidden: RecordedHiding.required({ asked: true }),
});
export type AnotherLookAsked = z.infer<typeof AnotherLookAsked>;

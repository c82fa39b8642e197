import type { z } from 'zod';

import { event } from '../define.ts';
import { recordedOffering } from './recorded-offering.ts';

const { hidden: _, ...shownOffering } = recordedOffering;

/** An admin shows a hidden service again: customers find and book it if it is published. */
export const ServiceShown = event('osta.offering.service-shown', shownOffering);
export type ServiceShown = z.infer<typeof ServiceShown>;

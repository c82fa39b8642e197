import { bookingManifest } from '@osta/booking/manifest';
import { catalogueManifest } from '@osta/catalogue/manifest';
import { identityManifest } from '@osta/identity/manifest';
import { notificationManifest } from '@osta/notification/manifest';
import type { ServiceManifest } from '@osta/platform/service-manifest';
import { professionalManifest } from '@osta/professional/manifest';
import { requestManifest } from '@osta/request/manifest';
import { storeManifest } from '@osta/store/manifest';

/** Every service of Osta. */
export const services: readonly ServiceManifest[] = [
  identityManifest,
  professionalManifest,
  requestManifest,
  notificationManifest,
  bookingManifest,
  storeManifest,
  catalogueManifest,
];

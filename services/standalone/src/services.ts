import { identityManifest } from '@osta/identity/manifest';
import { notificationManifest } from '@osta/notification/manifest';
import type { ServiceManifest } from '@osta/platform/service-manifest';
import { professionalManifest } from '@osta/professional/manifest';
import { requestManifest } from '@osta/request/manifest';

/** Every service of Osta. */
export const services: readonly ServiceManifest[] = [
  identityManifest,
  professionalManifest,
  requestManifest,
  notificationManifest,
];

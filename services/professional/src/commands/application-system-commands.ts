import { internalCommand } from '@osta/platform/aggregate';

import {
  lapseApplication,
  warnOfExpiry,
  type ExpireDocument,
} from '../domain/application/expire-document.ts';
import { abandonApplication } from '../domain/application/withdraw-application.ts';
import type { ApplicationAggregate } from './application-aggregate.ts';

/** Commands that the product itself issues, from timers and process managers. */
export type ApplicationSystemCommands = ReturnType<typeof applicationSystemCommands>;

/** A timer knows the stream, not the person. */
interface OnStream extends ExpireDocument {
  readonly applicationId: string;
}

function streamOf({ applicationId }: OnStream): string {
  return applicationId;
}

/** Declares the system commands. They have no HTTP route, and their deciders accept the actor `system` only. */
export function applicationSystemCommands(applications: ApplicationAggregate) {
  return {
    warnOfExpiry: internalCommand(applications, {
      name: 'warnOfExpiry',
      streamOf,
      decide: warnOfExpiry,
    }),
    lapseApplication: internalCommand(applications, {
      name: 'lapseApplication',
      streamOf,
      decide: lapseApplication,
    }),
    abandonApplication: internalCommand(applications, {
      name: 'abandonApplication',
      decide: abandonApplication,
    }),
  };
}

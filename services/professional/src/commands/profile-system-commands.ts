import { internalCommand } from '@osta/platform/aggregate';

import { endPause } from '../domain/profile/end-pause.ts';
import { endPresence } from '../domain/profile/end-presence.ts';
import type { ProfileAggregate } from './profile-aggregate.ts';

/** Commands that the product itself issues, from timers and process managers. */
export type ProfileSystemCommands = ReturnType<typeof profileSystemCommands>;

/** Declares the system commands. They have no HTTP route. */
export function profileSystemCommands(profiles: ProfileAggregate) {
  return {
    endPause: internalCommand(profiles, { name: 'endPause', decide: endPause }),
    endPresence: internalCommand(profiles, { name: 'endPresence', decide: endPresence }),
  };
}

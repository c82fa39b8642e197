import { offeringAdminOperations } from '@osta/contracts/offering/admin-operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import { hideService } from '../domain/offering/hide-service.ts';
import { showService } from '../domain/offering/show-service.ts';
import type { OfferingAggregate } from './offering-aggregate.ts';
import { offeringProblems } from './offering-problems.ts';

/** Declares the commands of admins on the services of professionals. */
export function offeringAdminCommands(offerings: OfferingAggregate) {
  const command = commandsOf(offerings, offeringProblems);

  return {
    hideService: command(offeringAdminOperations.hideService, {
      access: 'admin',
      decide: hideService,
    }),

    showService: command(offeringAdminOperations.showService, {
      access: 'admin',
      decide: showService,
    }),
  };
}

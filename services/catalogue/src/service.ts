import { catalogueContract } from '@osta/contracts/catalogue/contract';
import type { Service } from '@osta/platform/service';
import type { Surroundings } from '@osta/platform/service-module';

import { catalogueAggregate } from './commands/catalogue-aggregate.ts';
import { catalogueCommands } from './commands/catalogue-commands.ts';
import { redirectAggregate } from './commands/redirect-aggregate.ts';
import { redirectCommands } from './commands/redirect-commands.ts';
import type { CatalogueConfig } from './config/catalogue-config.ts';
import { redirectRoutes } from './http/redirects.ts';
import { referenceRoutes } from './http/reference.ts';
import { readCatalogue as queryCatalogue } from './queries/current-catalogue.ts';
import { findEntryWords as queryEntryWords } from './queries/entry-words.ts';
import { findNeighbours, findRedirect, listAllRedirects } from './queries/find-redirects.ts';
import { askForServices } from './queries/search-services.ts';
import { peopleCopy } from './read-models/people-copy.ts';

/** Wires the service of what admins maintain for the whole site. */
export function createCatalogueService(
  { pools, doorbell }: Surroundings,
  { redirectHosts: hosts }: CatalogueConfig,
): Service {
  const findEntryWords = queryEntryWords(pools.read, catalogueContract.name);
  const readCatalogue = queryCatalogue(pools.read);
  const listRedirects = listAllRedirects(pools.read, hosts);
  const commands = {
    ...catalogueCommands({
      entries: catalogueAggregate.over(pools.command, doorbell),
      findEntryWords,
      readCatalogue,
    }),
    ...redirectCommands({
      redirects: redirectAggregate.over(pools.command, doorbell),
      hosts,
      findNeighbours: findNeighbours(pools.read),
      listRedirects,
    }),
  };

  return {
    name: catalogueContract.name,
    routes: [
      ...referenceRoutes({
        readCatalogue,
        askForServices: askForServices(readCatalogue),
        findEntryWords,
      }),
      ...redirectRoutes({ findRedirect: findRedirect(pools.read, hosts), listRedirects }),
      ...Object.values(commands).map(({ route }) => route),
    ],
    subscriptions: [peopleCopy.over(pools.background)],
    stop: async () => undefined,
  };
}

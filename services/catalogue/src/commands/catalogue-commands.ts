import { catalogueOperations } from '@osta/contracts/catalogue/operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import { addService } from '../domain/catalogue/add-service.ts';
import { addTrade } from '../domain/catalogue/add-trade.ts';
import { changeOrder } from '../domain/catalogue/change-order.ts';
import { changeSearchWords } from '../domain/catalogue/change-search-words.ts';
import { changeService } from '../domain/catalogue/change-service.ts';
import { changeTrade } from '../domain/catalogue/change-trade.ts';
import type { ReadCatalogue } from '../queries/current-catalogue.ts';
import type { FindEntryWords } from '../queries/entry-words.ts';
import type { CatalogueAggregate } from './catalogue-aggregate.ts';
import { catalogueProblems } from './catalogue-problems.ts';

interface Wiring {
  readonly entries: CatalogueAggregate;
  readonly findEntryWords: FindEntryWords;
  readonly readCatalogue: ReadCatalogue;
}

/** Declares the commands of `/api/services`. A change of the tree answers the whole tree. */
export function catalogueCommands({ entries, findEntryWords, readCatalogue }: Wiring) {
  const command = commandsOf(entries, catalogueProblems);
  const facts = async () => (await readCatalogue()).tree;
  const respond = async ({ version }: { readonly version: number }) => ({
    body: (await readCatalogue()).tree,
    etag: version,
  });

  return {
    changeSearchWords: command(catalogueOperations.changeSearchWords, {
      access: 'admin',
      decide: changeSearchWords,
      respond: async (_done, { params: { entryId } }) => {
        const body = await findEntryWords(entryId);
        if (!body) throw new Error('The words of no entry were changed');
        return { body, etag: body.version };
      },
    }),

    addTrade: command(catalogueOperations.addTrade, {
      access: 'admin',
      decide: addTrade,
      facts,
      respond,
    }),

    addService: command(catalogueOperations.addService, {
      access: 'admin',
      decide: addService,
      facts,
      respond,
    }),

    changeTrade: command(catalogueOperations.changeTrade, {
      access: 'admin',
      decide: changeTrade,
      facts,
      respond,
    }),

    changeService: command(catalogueOperations.changeService, {
      access: 'admin',
      decide: changeService,
      facts,
      respond,
    }),

    changeOrder: command(catalogueOperations.changeOrder, {
      access: 'admin',
      decide: changeOrder,
      facts,
      respond,
    }),
  };
}

import { catalogueOperations } from '@osta/contracts/catalogue/operations';
import type { CatalogueRefusal } from '@osta/contracts/catalogue/refusals';
import { commandsOf } from '@osta/platform/http/commands-of';
import type { ProblemRows } from '@osta/platform/http/route';

import { changeOrder } from '../domain/catalogue/change-order.ts';
import { changeSearchWords } from '../domain/catalogue/change-search-words.ts';
import { changeService } from '../domain/catalogue/change-service.ts';
import { changeTrade } from '../domain/catalogue/change-trade.ts';
import type { ReadCatalogue } from '../queries/current-catalogue.ts';
import type { FindEntryWords } from '../queries/entry-words.ts';
import type { CatalogueAggregate } from './catalogue-aggregate.ts';

const problems: ProblemRows<CatalogueRefusal['code']> = {
  SEARCH_WORD_EMPTY: { status: 422, title: 'The search ignores this text' },
  ORDER_INCOMPLETE: { status: 422, title: 'The order has to name each of the list once' },
  ENTRY_NAME_TAKEN: { status: 422, title: 'Another one already has this name' },
  LAST_SERVICE_OF_TRADE: { status: 422, title: 'The trade shows no other service' },
};

interface Wiring {
  readonly entries: CatalogueAggregate;
  readonly findEntryWords: FindEntryWords;
  readonly readCatalogue: ReadCatalogue;
}

/** Declares the commands of `/api/services`. A change of the tree answers the whole tree. */
export function catalogueCommands({ entries, findEntryWords, readCatalogue }: Wiring) {
  const command = commandsOf(entries, problems);
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
        return { body, etag: body.version };
      },
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

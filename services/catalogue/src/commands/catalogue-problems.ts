import type { CatalogueRefusal } from '@osta/contracts/catalogue/refusals';
import type { ProblemRows } from '@osta/platform/http/route';

/** The problem details of the refusals about trades and services. */
export const catalogueProblems: ProblemRows<CatalogueRefusal['code']> = {
  SEARCH_WORD_EMPTY: { status: 422, title: 'The search ignores this text' },
  ORDER_INCOMPLETE: { status: 422, title: 'The order has to name each of the list once' },
  ENTRY_NAME_TAKEN: { status: 422, title: 'Another one already has this name' },
  ENTRY_NOT_FOUND: { status: 404, title: 'No such trade or service' },
  ENTRY_EXISTS: { status: 409, title: 'Another trade or service already has this id' },
  LAST_SERVICE_OF_TRADE: { status: 422, title: 'The trade shows no other service' },
};

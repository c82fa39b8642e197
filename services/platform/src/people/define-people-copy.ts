import type { ServiceContract } from '@osta/contracts/service-contract';

import { defineCopy, type Copy } from '../read-models/define-copy.ts';
import { followPeople, type PeopleCopy } from './follow-people.ts';
import { erasedAmong, peopleIn } from './people-in.ts';

/** Everything that is to be known of a service's copy of who people are. */
interface PeopleCopyDeclaration extends PeopleCopy {
  /** Of the service, which has the table `person`. */
  readonly contract: ServiceContract;
  /** Columns of `person` that are copied; its key is `id`. */
  readonly columns: readonly string[];
  /**
   * Common table expressions that forget the erased (`$1`) in other tables of the service. An audit leaves them
   * out: it writes `person` alone.
   */
  readonly forget?: string;
}

/** Declares a service's copy of people, once: the table `person`, and what the service forgets of the erased. */
export function definePeopleCopy(declaration: PeopleCopyDeclaration): Copy {
  const { contract, columns, sql, values, forget } = declaration;
  const { model } = defineCopy({
    contract,
    name: 'people',
    topics: ['account'],
    wordsOf: ['account'],
    tables: [{ name: 'person', key: ['id'], compared: columns, personal: ['full_name'] }],
    // Says the type of $1, which not every copy reads
    sql: `given as (select $1::uuid[]), ${sql(2)}`,
    values(events) {
      const people = peopleIn(events);
      return [erasedAmong(people), ...values(people)];
    },
  });
  return {
    model,
    over: (pool) =>
      followPeople({
        name: model.name,
        pool,
        schema: contract.name,
        copy: {
          sql: (first) => (forget === undefined ? sql(first) : `${sql(first)}, ${forget}`),
          values,
        },
      }),
  };
}

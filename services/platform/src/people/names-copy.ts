import type { ServiceContract } from '@osta/contracts/service-contract';

import type { Copy } from '../read-models/define-copy.ts';
import { definePeopleCopy } from './define-people-copy.ts';
import { namesSql } from './names-copy.sql.ts';

/**
 * Declares a service's copy of people's names, so that its lists need no other service.
 *
 * @param contract of the service, which has the table `person`
 */
export function namesCopyOf(contract: ServiceContract): Copy {
  return definePeopleCopy({
    contract,
    columns: ['full_name'],
    sql: namesSql,
    values(people) {
      const named = people.filter(({ isErased }) => !isErased);
      return [named.map(({ id }) => id), named.map(({ fullName }) => fullName)];
    },
  });
}

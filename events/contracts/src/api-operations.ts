import type { operatorOperations } from './operations/operations.ts';
import type { serviceContracts } from './service-contracts.ts';

type In<Operations> = Operations[keyof Operations];
type OfContract<Contract> = Contract extends { readonly operations: infer Operations }
  ? In<Operations>
  : never;

type Declared = OfContract<(typeof serviceContracts)[number]> | In<typeof operatorOperations>;

/** Every operation of the API, by its method and path: `GET /api/requests/{requestId}`. */
export type ApiOperations = {
  readonly [Each in Declared as `${Uppercase<Each['method']>} ${Each['path']}`]: Each;
};

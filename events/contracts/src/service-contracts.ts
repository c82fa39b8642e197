import { identityContract } from './identity/contract.ts';
import { notificationContract } from './notification/contract.ts';
import { professionalContract } from './professional/contract.ts';
import { requestContract } from './request/contract.ts';

/** The services of Osta, as they know each other. The export of somebody's data has their order. */
export const serviceContracts = [
  identityContract,
  requestContract,
  professionalContract,
  notificationContract,
] as const;

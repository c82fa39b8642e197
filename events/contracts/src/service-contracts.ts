import { bookingContract } from './booking/contract.ts';
import { catalogueContract } from './catalogue/contract.ts';
import { identityContract } from './identity/contract.ts';
import { notificationContract } from './notification/contract.ts';
import { professionalContract } from './professional/contract.ts';
import { requestContract } from './request/contract.ts';
import { storeContract } from './store/contract.ts';

/** The contracts of all services. Files in a person's export have this order. */
export const serviceContracts = [
  identityContract,
  requestContract,
  professionalContract,
  notificationContract,
  bookingContract,
  storeContract,
  catalogueContract,
] as const;

import { operations } from '../operation.ts';
import { FoundRequests, ListAllRequestsQuery } from './admin-api.ts';

/** The operations on all requests, for admins. */
export const requestAdminOperations = operations({
  listAllRequests: {
    method: 'get',
    path: '/api/requests/all',
    summary: 'List all requests, newest first, by status (admins)',
    query: ListAllRequestsQuery,
    answer: FoundRequests,
  },
});

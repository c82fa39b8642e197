import { operations } from '../operation.ts';
import {
  AddRedirectRequest,
  ChangeRedirectRequest,
  FindRedirectQuery,
  FoundRedirect,
  RedirectTable,
  RemoveRedirectQuery,
} from './api.ts';

/** The operations on redirects. */
export const redirectOperations = operations({
  findRedirect: {
    method: 'get',
    path: '/api/redirects',
    summary: 'Look up where a path of the site redirects to',
    query: FindRedirectQuery,
    answer: FoundRedirect,
  },

  listRedirects: {
    method: 'get',
    path: '/api/redirects/table',
    summary: 'List all redirects and who set them',
    answer: RedirectTable,
  },

  addRedirect: {
    method: 'post',
    path: '/api/redirects/table',
    summary: 'Add a redirect; refused when the path has one',
    body: AddRedirectRequest,
    answer: RedirectTable,
    status: 201,
    refusals: ['REDIRECT_IN_CHAIN', 'REDIRECT_HOST_NOT_LISTED', 'REDIRECT_EXISTS'],
  },

  setRedirect: {
    method: 'put',
    path: '/api/redirects/table',
    summary: 'Set the redirect of a path: to the site, or to a listed host over https',
    body: ChangeRedirectRequest,
    answer: RedirectTable,
    refusals: ['REDIRECT_IN_CHAIN', 'REDIRECT_HOST_NOT_LISTED', 'REDIRECT_CHANGED'],
  },

  removeRedirect: {
    method: 'delete',
    path: '/api/redirects/table',
    summary: 'Remove a redirect',
    query: RemoveRedirectQuery,
    answer: RedirectTable,
    refusals: ['REDIRECT_CHANGED'],
  },
});

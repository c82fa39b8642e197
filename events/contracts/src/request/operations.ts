import { z } from 'zod';

import { QuoteId, ServiceRequestId } from '../ids.ts';
import { operations } from '../operation.ts';
import { fileUpload } from '../picture/file-upload.ts';
import {
  AcceptQuoteRequest,
  CloseRequestRequest,
  CounterRequest,
  CreateRequestRequest,
  InviteRequest,
  ListRequestsQuery,
  QuoteRequest,
  Reach,
  ReachQuery,
  ReasonRequest,
  RequestPage,
  RequestReceipt,
  RequestView,
  ReviseRequestRequest,
} from './api.ts';
import { MyRequests } from './my-data.ts';
import { PhotoFileName, UploadedPhoto } from './photos.ts';

const RequestPath = z.strictObject({ requestId: ServiceRequestId });
const QuotePath = z.strictObject({ requestId: ServiceRequestId, quoteId: QuoteId });
const onRequest = ['REQUEST_NOT_FOUND', 'REQUEST_ILLEGAL_TRANSITION'] as const;
const onQuote = [
  'REQUEST_NOT_FOUND',
  'REQUEST_ILLEGAL_TRANSITION',
  'QUOTE_NOT_FOUND',
  'QUOTE_ILLEGAL_TRANSITION',
  'QUOTE_EXPIRED',
] as const;

/** The operations on requests and their quotes. */
export const requestOperations = operations({
  listRequests: {
    method: 'get',
    path: '/api/requests',
    summary: 'List your requests, as customer or as professional, newest first',
    query: ListRequestsQuery,
    answer: RequestPage,
  },

  previewReach: {
    method: 'get',
    path: '/api/requests/reach',
    summary: 'Tell whom a request to all who can would reach now',
    query: ReachQuery,
    answer: Reach,
  },

  getRequest: {
    method: 'get',
    path: '/api/requests/{requestId}',
    summary: 'Get a request; professionals see only their own quote',
    params: RequestPath,
    answer: RequestView,
    refusals: ['REQUEST_NOT_FOUND'],
  },

  getMyRequests: {
    method: 'get',
    path: '/api/requests/my-data',
    summary: 'Export what is known of your requests and quotes, as a part of your data',
    answer: MyRequests,
  },

  uploadRequestPhoto: {
    method: 'post',
    path: '/api/requests/photos',
    summary: 'Upload a photo for a request that you write: JPEG, PNG or WebP, at most 5 MB',
    upload: fileUpload,
    answer: UploadedPhoto,
    status: 201,
    refusals: ['IMAGE_REFUSED', 'PHOTO_LIMIT_REACHED'],
  },

  getRequestPhoto: {
    method: 'get',
    path: '/api/requests/photos/{photoId}/{file}',
    summary: 'Get a photo in one of its sizes: your own, or of a request that you were asked to do',
    params: z.strictObject({ photoId: z.uuidv7(), file: PhotoFileName }),
    answersFile: 'image/webp',
  },

  startRequest: {
    method: 'post',
    path: '/api/requests',
    summary: 'Create a request and, unless it is a draft, send it to professionals',
    body: CreateRequestRequest,
    answer: RequestReceipt,
    status: 201,
    refusals: [
      'TIME_IN_THE_PAST',
      'REQUEST_LIMIT_REACHED',
      'PROFESSIONAL_UNAVAILABLE',
      'PROFESSIONAL_PAUSED',
      'REQUEST_NOT_TAKEN',
      'NOBODY_TAKES_REQUEST',
      'REQUEST_ILLEGAL_TRANSITION',
      'PICTURE_NOT_FOUND',
      'SERVICE_HIDDEN',
      'SERVICE_UNKNOWN',
    ],
  },

  submitRequest: {
    method: 'post',
    path: '/api/requests/{requestId}/submit',
    summary: 'Send a draft to professionals',
    params: RequestPath,
    body: InviteRequest,
    answer: RequestReceipt,
    refusals: [
      ...onRequest,
      'TIME_IN_THE_PAST',
      'REQUEST_LIMIT_REACHED',
      'PROFESSIONAL_UNAVAILABLE',
      'PROFESSIONAL_PAUSED',
      'REQUEST_NOT_TAKEN',
      'SERVICE_HIDDEN',
      'SERVICE_UNKNOWN',
    ],
  },

  inviteProfessionals: {
    method: 'post',
    path: '/api/requests/{requestId}/invite',
    summary: 'Invite more professionals to a request',
    params: RequestPath,
    body: InviteRequest,
    answer: RequestReceipt,
    refusals: [
      ...onRequest,
      'PROFESSIONAL_UNAVAILABLE',
      'PROFESSIONAL_PAUSED',
      'REQUEST_NOT_TAKEN',
    ],
  },

  reviseRequest: {
    method: 'put',
    path: '/api/requests/{requestId}/content',
    summary: 'Change a request; earlier quotes become outdated',
    params: RequestPath,
    body: ReviseRequestRequest,
    answer: RequestReceipt,
    ifMatch: true,
    refusals: [
      ...onRequest,
      'TIME_IN_THE_PAST',
      'PICTURE_NOT_FOUND',
      'SERVICE_HIDDEN',
      'SERVICE_UNKNOWN',
    ],
  },

  viewRequest: {
    method: 'post',
    path: '/api/requests/{requestId}/view',
    summary: 'Record that you have opened the request',
    params: RequestPath,
    answer: RequestReceipt,
    refusals: ['REQUEST_NOT_FOUND'],
  },

  declineRequest: {
    method: 'post',
    path: '/api/requests/{requestId}/decline',
    summary: 'Decline a request',
    params: RequestPath,
    body: ReasonRequest,
    answer: RequestReceipt,
    refusals: onRequest,
  },

  withdrawRequest: {
    method: 'post',
    path: '/api/requests/{requestId}/withdraw',
    summary: 'Withdraw your request',
    params: RequestPath,
    body: ReasonRequest,
    answer: RequestReceipt,
    refusals: onRequest,
  },

  closeRequest: {
    method: 'post',
    path: '/api/requests/{requestId}/close',
    summary: 'Close any request, with a reason (admins)',
    params: RequestPath,
    body: CloseRequestRequest,
    answer: RequestReceipt,
    refusals: onRequest,
  },

  submitQuote: {
    method: 'post',
    path: '/api/requests/{requestId}/quotes',
    summary: 'Submit a quote with a price and a time',
    params: z
      .strictObject({ requestId: ServiceRequestId, quoteId: QuoteId })
      .pick({ requestId: true }),
    body: QuoteRequest,
    answer: RequestReceipt,
    status: 201,
    refusals: [
      ...onRequest,
      'NOT_A_PROFESSIONAL',
      'ALREADY_QUOTED',
      'QUOTE_LIMIT_REACHED',
      'TIME_IN_THE_PAST',
    ],
  },

  reviseQuote: {
    method: 'put',
    path: '/api/requests/{requestId}/quotes/{quoteId}',
    summary: 'Revise your quote; it gets a new version',
    params: QuotePath,
    body: QuoteRequest,
    answer: RequestReceipt,
    idempotent: true,
    refusals: [...onQuote, 'TIME_IN_THE_PAST'],
  },

  counterQuote: {
    method: 'post',
    path: '/api/requests/{requestId}/quotes/{quoteId}/counter',
    summary: 'Counter a quote with another price or start',
    params: QuotePath,
    body: CounterRequest,
    answer: RequestReceipt,
    refusals: [...onQuote, 'QUOTE_STALE', 'COUNTER_EMPTY', 'TIME_IN_THE_PAST'],
  },

  acceptCounter: {
    method: 'post',
    path: '/api/requests/{requestId}/quotes/{quoteId}/accept-counter',
    summary: 'Accept the counter-proposal as a new version of your quote',
    params: QuotePath,
    answer: RequestReceipt,
    refusals: [...onQuote, 'TIME_IN_THE_PAST'],
  },

  rejectCounter: {
    method: 'post',
    path: '/api/requests/{requestId}/quotes/{quoteId}/reject-counter',
    summary: 'Reject the counter-proposal; your quote stays as it is',
    params: QuotePath,
    answer: RequestReceipt,
    refusals: onQuote,
  },

  acceptQuote: {
    method: 'post',
    path: '/api/requests/{requestId}/quotes/{quoteId}/accept',
    summary: 'Accept one version of a quote',
    params: QuotePath,
    body: AcceptQuoteRequest,
    answer: RequestReceipt,
    refusals: [...onQuote, 'QUOTE_STALE', 'QUOTE_OUTDATED', 'TIME_IN_THE_PAST'],
  },

  declineQuote: {
    method: 'post',
    path: '/api/requests/{requestId}/quotes/{quoteId}/decline',
    summary: 'Decline a quote',
    params: QuotePath,
    body: ReasonRequest,
    answer: RequestReceipt,
    refusals: onQuote,
  },

  withdrawQuote: {
    method: 'post',
    path: '/api/requests/{requestId}/quotes/{quoteId}/withdraw',
    summary: 'Withdraw your quote',
    params: QuotePath,
    body: ReasonRequest,
    answer: RequestReceipt,
    refusals: onQuote,
  },
});

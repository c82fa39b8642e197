import { operations } from '../operation.ts';
import { PageQuery } from '../page.ts';
import {
  ActionReason,
  Discarded,
  MoveRebuildRequest,
  ParkedEvent,
  ParkedEventPath,
  ParkedStreams,
  RebuildOfModel,
  RebuildPath,
  Rebuilds,
  Redrive,
  RedrivePath,
  RedriveRequest,
  ServicePath,
  StartRebuildRequest,
} from './api.ts';

/** By which admins operate the services: parked events and rebuilds. */
export const operatorOperations = operations({
  listParkedStreams: {
    method: 'get',
    path: '/api/operations/{service}/parked-streams',
    summary: 'List parked streams, each by its first parked event',
    params: ServicePath,
    query: PageQuery,
    answer: ParkedStreams,
  },

  getParkedEvent: {
    method: 'get',
    path: '/api/operations/{service}/subscriptions/{subscription}/parked-events/{eventId}',
    summary: 'Get a parked event and why it is parked; personal words stay sealed',
    params: ParkedEventPath,
    answer: ParkedEvent,
  },

  discardParkedEvent: {
    method: 'put',
    path: '/api/operations/{service}/subscriptions/{subscription}/parked-events/{eventId}/discard',
    summary: 'Skip the first event of a parked stream for good; no rebuild applies it',
    params: ParkedEventPath,
    body: ActionReason,
    answer: Discarded,
    refusals: ['EARLIER_EVENTS_PARKED'],
  },

  redriveParked: {
    method: 'put',
    path: '/api/operations/{service}/subscriptions/{subscription}/redrives/{redriveId}',
    summary: 'Redrive one parked stream, or all',
    params: RedrivePath,
    body: RedriveRequest,
    answer: Redrive,
    status: 202,
    refusals: ['REDRIVE_ID_TAKEN'],
  },

  getRedrive: {
    method: 'get',
    path: '/api/operations/{service}/subscriptions/{subscription}/redrives/{redriveId}',
    summary: 'Get the result of a redrive',
    params: RedrivePath,
    answer: Redrive,
  },

  listRebuilds: {
    method: 'get',
    path: '/api/operations/{service}/rebuilds',
    summary: 'List the read models of a service and the progress of their rebuilds',
    params: ServicePath,
    answer: Rebuilds,
  },

  getRebuild: {
    method: 'get',
    path: '/api/operations/{service}/rebuilds/{model}',
    summary: 'Get the progress of a rebuild',
    params: RebuildPath,
    answer: RebuildOfModel,
  },

  startRebuild: {
    method: 'put',
    path: '/api/operations/{service}/rebuilds/{model}',
    summary: 'Rebuild a read model beside the live one and swap it in',
    params: RebuildPath,
    body: StartRebuildRequest,
    answer: RebuildOfModel,
    status: 202,
    refusals: ['REBUILD_NEEDS_OWNER', 'REBUILD_NOT_POSSIBLE', 'REBUILD_SCHEMA_TAKEN'],
  },

  moveRebuild: {
    method: 'patch',
    path: '/api/operations/{service}/rebuilds/{model}',
    summary: 'Pause, resume or swap in a rebuild',
    params: RebuildPath,
    body: MoveRebuildRequest,
    answer: RebuildOfModel,
    status: 202,
    refusals: ['REBUILD_NEEDS_OWNER', 'REBUILD_NOT_POSSIBLE', 'REBUILD_SCHEMA_TAKEN'],
  },

  dropRebuild: {
    method: 'delete',
    path: '/api/operations/{service}/rebuilds/{model}',
    summary: 'Discard a rebuild; after the swap, the previous tables',
    params: RebuildPath,
    refusals: ['REBUILD_NEEDS_OWNER', 'REBUILD_NOT_POSSIBLE', 'REBUILD_SCHEMA_TAKEN'],
  },
});

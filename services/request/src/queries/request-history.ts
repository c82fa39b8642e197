import type { EventEnvelope } from '@osta/contracts/envelope';
import type { UserId } from '@osta/contracts/ids';
import { readEvent } from '@osta/contracts/read-event';
import { RequestHistoryWhat, type RequestHistoryItem } from '@osta/contracts/request/api';
import { RequestEvent } from '@osta/contracts/request/events';
import type { Names } from '@osta/platform/people/read-names';

import type { WrittenRequest } from '../domain/request/service-request.ts';
import type { Reader, ReaderRole } from './reader.ts';

/** One event of a request, upcast to its newest version. */
export interface Happened {
  readonly event: RequestEvent;
  readonly at: EventEnvelope['time'];
  readonly actor: EventEnvelope['actor'];
}

/**
 * Returns one stored event in its newest version.
 *
 * @throws UnreadableEvent when this build does not know the event
 */
export function happened({ type, data, time: at, actor }: EventEnvelope): Happened {
  return { event: RequestEvent.parse(readEvent({ type, data })), at, actor };
}

/**
 * Returns the history of the request that the reader may see, oldest first.
 *
 * @param events with their reasons opened
 */
export function requestHistory(
  request: WrittenRequest,
  events: readonly Happened[],
  role: ReaderRole,
  { userId }: Reader,
  names: Names,
): RequestHistoryItem[] {
  function lineOf({ event, at, actor }: Happened): RequestHistoryItem {
    const professionalId = professionalOf(event);
    const reason = reasonFor(event, role, userId);
    return {
      what: whatOf(event),
      at,
      by: by(event, actor, request),
      professional: professionalId === null ? null : names(professionalId),
      ...(reason !== '' && { reason }),
    };
  }
  return events
    .filter(({ event }) => role !== 'professional' || concerns(event, userId))
    .map(lineOf);
}

/**
 * Returns why something was ended, in the words of its author; empty where they gave no reason, and for a professional to
 * whom it was not told: the answer to an offer is between two, and who had declined a request hears no more of it.
 */
function reasonFor({ type, data }: RequestEvent, role: ReaderRole, userId: UserId): string {
  // Why a booking failed is nobody's words
  if (type === 'osta.request.service-request-award-failed' || !('reason' in data)) return '';
  const told = 'professionalIds' in data ? data.professionalIds : [data.professionalId];
  return role !== 'professional' || told.includes(userId) ? data.reason : '';
}

/**
 * Whether the professional may see the event: their own acts, what was done to them, and the
 * outcome of the request.
 */
function concerns(event: RequestEvent, userId: UserId): boolean {
  if (event.type === 'osta.request.professionals-invited') {
    return event.data.professionalIds.includes(userId);
  }
  // That the request is open again reveals the quotes of others
  if (event.type === 'osta.request.service-request-back-to-open') return false;
  const professionalId = professionalOf(event);
  return professionalId === null || professionalId === userId;
}

function professionalOf({ data }: RequestEvent): UserId | null {
  return 'professionalId' in data ? data.professionalId : null;
}

/** `osta.request.quote-submitted` → `quote-submitted` */
function whatOf({ type }: RequestEvent): RequestHistoryWhat {
  return RequestHistoryWhat.parse(type.split('.')[2]);
}

function by(
  { type }: RequestEvent,
  actor: Happened['actor'],
  { customerId }: WrittenRequest,
): RequestHistoryItem['by'] {
  if (actor === 'system') return 'system';
  if (actor === customerId) return 'customer';
  return type === 'osta.request.service-request-closed-by-admin' ? 'admin' : 'professional';
}

import type { EventEnvelope } from '@osta/contracts/envelope';
import { readEvent } from '@osta/contracts/read-event';
import type { StoreHistoryItem } from '@osta/contracts/store/api';
import { StoreEvent } from '@osta/contracts/store/events';
import { StoreField } from '@osta/contracts/store/status';

import { roleOf } from '../domain/store/on-store.ts';
import type { OpenedStore } from '../domain/store/store.ts';

/**
 * Returns what happened to a store, oldest first, without the sections that were saved in between.
 *
 * @param events with their words opened
 * @param nameOf the name of a person; empty when it is not known
 */
export function storeHistory(
  events: readonly EventEnvelope[],
  store: OpenedStore,
  nameOf: (id: string) => string,
): readonly StoreHistoryItem[] {
  return events.flatMap(({ type, data, time: at, actor }) => {
    const event = StoreEvent.parse(readEvent({ type, data }));
    const what = event.type.slice('osta.store.'.length);
    if (what.endsWith('-saved')) return [];
    const name = actor === 'system' ? '' : nameOf(actor);
    return [
      { what, at, by: actorOf(actor, store), name, cause: causeOf(event), note: noteOf(event) },
    ];
  });
}

function actorOf(actor: EventEnvelope['actor'], store: OpenedStore): StoreHistoryItem['by'] {
  if (actor === 'system') return 'system';
  if (actor === store.ownerId) return 'owner';
  return roleOf(store, actor) === null ? 'admin' : 'member';
}

function causeOf({ data }: StoreEvent): string | null {
  return 'cause' in data ? data.cause : null;
}

function noteOf({ data }: StoreEvent): string {
  if ('note' in data) return data.note;
  if (!('notes' in data)) return '';
  return StoreField.options
    .map((field) => data.notes[field])
    .filter((note) => note !== '')
    .join('\n');
}

import type { ApplicationHistoryItem } from '@osta/contracts/application/api';
import { ApplicationEvent } from '@osta/contracts/application/events';
import { ApplicationField } from '@osta/contracts/application/status';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { UserId } from '@osta/contracts/ids';
import { readEvent } from '@osta/contracts/read-event';

const isSilent = new Set(['commitments-accepted', 'document-waits']);

/**
 * Returns what happened to an application, oldest first, without the sections that were saved in
 * between, and without what only calls an admin.
 *
 * @param events with their words opened
 * @param nameOf the name of a person; empty when it is not known
 */
export function applicationHistory(
  events: readonly EventEnvelope[],
  applicantId: UserId,
  nameOf: (id: string) => string,
): readonly ApplicationHistoryItem[] {
  return events.flatMap(({ type, data, time: at, actor }) => {
    const event = ApplicationEvent.parse(readEvent({ type, data }));
    const what = event.type.slice('osta.application.application-'.length);
    if (what.endsWith('-saved') || isSilent.has(what)) return [];
    const by = actor === 'system' ? 'system' : actor === applicantId ? 'applicant' : 'admin';
    const name = actor === 'system' ? '' : nameOf(actor);
    return [{ what, at, by, name, cause: causeOf(event), note: noteOf(event) }];
  });
}

function causeOf({ data }: ApplicationEvent): string | null {
  if ('verdict' in data) return data.cause ?? data.verdict;
  return 'cause' in data ? data.cause : null;
}

function noteOf({ data }: ApplicationEvent): string {
  if ('note' in data) return data.note;
  if (!('notes' in data)) return '';
  return ApplicationField.options
    .map((field) => data.notes[field])
    .filter((note) => note !== '')
    .join('\n');
}

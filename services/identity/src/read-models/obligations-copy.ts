import type { TopicDeclaration } from '@osta/contracts/define-topic';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { identityContract } from '@osta/contracts/identity/contract';
import type { Obligation } from '@osta/contracts/obligation';
import { serviceContracts } from '@osta/contracts/service-contracts';
import type { Topic } from '@osta/contracts/topic';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { obligationsSql } from './obligations-copy.sql.ts';

/** The topics whose events open and end obligations, of whatever service. */
const declaring = serviceContracts
  .flatMap(({ topics }): readonly TopicDeclaration<Topic>[] => topics)
  .flatMap(({ name, obligations }) => (obligations ? [{ name, obligations }] : []));

/** Copies the open obligations of all people: they prevent the deletion of an account. */
export const obligationsCopy: Copy = defineCopy({
  contract: identityContract,
  name: 'obligations',
  topics: declaring.map(({ name }) => name),
  tables: [{ name: 'open_obligation', key: ['id', 'person_id'], compared: ['kind', 'part_of'] }],
  sql: obligationsSql,
  values: obligationsIn,
});

/**
 * Returns the parameters of `obligationsSql` for a batch of events: what they leave open, and all that ended at any
 * time in between. What opened again is in both, and the statement leaves it open; its parts ended all the same.
 */
export function obligationsIn(events: readonly EventEnvelope[]): readonly (string | null)[][] {
  const opened = new Map<string, Obligation>();
  const ended = new Set<string>();
  for (const event of events) {
    for (const { obligations } of declaring) {
      const { ends = [], opens = [] } = obligations(event);
      for (const id of ends) {
        ended.add(id);
        opened.delete(id);
        for (const [part, { partOf }] of opened) if (partOf === id) opened.delete(part);
      }
      for (const obligation of opens) opened.set(obligation.id, obligation);
    }
  }

  const rows = [...opened.values()].flatMap(({ binds, ...obligation }) =>
    binds.map((personId) => ({ ...obligation, personId })),
  );
  return [
    rows.map(({ id }) => id),
    rows.map(({ personId }) => personId),
    rows.map(({ kind }) => kind),
    rows.map(({ partOf = null }) => partOf),
    [...ended],
  ];
}

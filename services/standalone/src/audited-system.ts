import type { AuditSystem } from '@osta/audit/audit-system';
import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import { heldByPlatform, heldEverywhere } from '@osta/platform/personal-data/held-everywhere';
import { openEvents } from '@osta/platform/personal-data/personal-data';

import { services } from './services.ts';

/** Everything of Osta that an audit can rebuild, compare and verify. */
export const auditedSystem: AuditSystem = {
  models: services.flatMap(({ readModels }) => readModels),
  aggregates: services.flatMap(({ contract, snapshots }) =>
    snapshots.map(({ topic, table, fold, deadlines }) => ({
      name: table,
      schema: contract.name,
      table,
      topic,
      initial: fold.initial,
      evolve: fold.evolve,
      deadlines: (state) => deadlines?.of(state) ?? [],
    })),
  ),
  sources: schemaOfTopic,
  open: openEvents,
  held: [
    heldByPlatform,
    ...services.map(({ name, holds = [], snapshots }) => ({
      schema: name,
      tables: [
        ...heldEverywhere,
        ...holds,
        // Compared with the fold of sealed words
        ...snapshots.map(({ table }) => ({ name: table, others: ['state'] })),
      ],
    })),
  ],
};

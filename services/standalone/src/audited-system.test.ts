import { expect, it } from 'vitest';

import { auditedSystem } from './audited-system.ts';

/** What a row that goes with its person says that is no word about them: codes, ids and marks. */
const saysNothing: ReadonlySet<string> = new Set([
  'work_place.is_chosen',
  'professional_reach.trades',
  'professional_reach.rules',
  'face.avatar_id',
]);

it('shows in no comparison of a read model what its service has declared to be words of people', () => {
  const { models, held } = auditedSystem;
  const shown = models.flatMap(({ name: model, schema, tables }) =>
    tables.flatMap(({ name, compared, key, personal = [] }) => {
      const declared = held
        .find((each) => each.schema === schema)
        ?.tables.find((each) => each.name === name);
      const ofPeople = [...key, ...compared].filter((column) =>
        declared?.goes === true
          ? !saysNothing.has(`${name}.${column}`) && !key.includes(column)
          : declared?.words?.includes(column),
      );
      return ofPeople
        .filter((column) => !personal.includes(column) || key.includes(column))
        .map((column) => `${model}: ${name}.${column}`);
    }),
  );
  expect(shown).toEqual([]);
});

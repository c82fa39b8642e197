import { expect, it } from 'vitest';

import { stateOf } from './section-state.ts';

const idle = { isPending: false, isError: false };

it.each([
  [false, false, 'new'],
  [true, false, 'unsaved'],
  [true, true, 'unsaved'],
  [false, true, 'saved'],
] as const)('changed: %s, saved before: %s: %s', (isDirty, wasSaved, state) => {
  expect(stateOf(idle, { isDirty, wasSaved })).toBe(state);
});

it('says that it failed while there is something to save', () => {
  const failed = { isPending: false, isError: true };
  expect(stateOf(failed, { isDirty: false, wasSaved: false })).toBe('failed');
  expect(stateOf(failed, { isDirty: true, wasSaved: true })).toBe('failed');
  expect(stateOf(failed, { isDirty: false, wasSaved: true })).toBe('saved');
});

it('says that it saves before anything else', () => {
  const saving = { isPending: true, isError: false };
  expect(stateOf(saving, { isDirty: true, wasSaved: true })).toBe('saving');
});

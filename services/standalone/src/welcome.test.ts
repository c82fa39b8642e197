import { expect, it } from 'vitest';

import { welcome } from './welcome.ts';

const shown = {
  url: 'https://osta.example',
  databaseUrl: 'postgres://osta:secret@db:5432/osta',
  tookMs: 1,
};

it('shows the database with its password in the demo, and without in production', () => {
  expect(welcome({ ...shown, isDemo: true })).toContain('postgres://osta:secret@db:5432/osta');
  const inProduction = welcome({ ...shown, isDemo: false });
  expect(inProduction).toContain('postgres://osta@db:5432/osta');
  expect(inProduction).not.toContain('secret');
});

/**
 * The test files that may take longer than their kind (seconds.mjs), each with the reason. They start before all
 * others (slow-first.mjs).
 */
export const slowFiles = {
  'tests/e2e/embedded.e2e.test.ts': 'an account lives until its erasure, in one story',
  'services/identity/src/auth/password-hashing.test.ts': 'a hash is slow on purpose',
  'tests/run/report.test.mjs': 'runs Vitest on files that fail',
  'events/subscription/src/supervise.test.ts': 'readers stall and recover in real time',
  'services/platform/src/http/server/create-server.test.ts':
    'whoever keeps a connection open has a second',
};

/**
 * The test files that may take longer than their kind (seconds.mjs), each with the reason. They start before all
 * others (slow-first.mjs).
 */
export const slowFiles = {
  'tests/e2e/embedded.e2e.test.ts': 'an account lives until its erasure, in one story',
  'services/identity/src/auth/password-hashing.test.ts': 'a hash is slow on purpose',
  'tests/run/report.test.mjs': 'runs Vitest on files that fail',
};

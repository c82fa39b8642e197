/**
 * Checks the JSON Schemas with Python's `jsonschema`, which it installs into a temporary environment.
 *
 *   npm run check:python -w @osta/contracts
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const folder = mkdtempSync(path.join(tmpdir(), 'osta-python-'));
try {
  execFileSync('python3', ['-m', 'venv', folder], { stdio: 'inherit' });
  const bin = path.join(folder, 'bin');
  const install = ['install', '--quiet', '--disable-pip-version-check', 'jsonschema==4.25.1'];
  execFileSync(path.join(bin, 'pip'), install, { stdio: 'inherit' });
  const script = path.join(import.meta.dirname, 'check-with-python.py');
  const { status } = spawnSync(path.join(bin, 'python'), [script], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

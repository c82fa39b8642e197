/** Builds the scripts of browsers and the renderer of the server side by side, then compresses the former. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname, '..');

/** Runs a build in a process of its own, because each keeps one core busy. */
async function build(...args) {
  const vite = path.join(root, '..', 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', ...args], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

const renderer = build('--ssr', 'src/entry-server.tsx');
await build();
await import('./precompress.mjs');
await renderer;

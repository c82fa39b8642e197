import { execFile } from 'node:child_process';
import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { ensurePrograms } from '../programs.ts';

const run = promisify(execFile);

/** The oldest that fetches a newer Go by itself. */
const firstWithToolchains = 21;

/** What an older Go, such as that of Debian 12, is made to fetch. */
const toolchain = 'go1.25.5';

/**
 * Returns the path of a Go that can build modules made for a newer one: Debian's, installed if we are root. What is
 * missing comes through Go's own proxy.
 *
 * @throws InfrastructureProblem PROGRAM_MISSING
 */
export async function go(onProgress: (message: string) => void = () => {}): Promise<string> {
  await ensurePrograms([{ name: 'go', debianPackage: 'golang-go' }], onProgress);
  const { stdout } = await run('go', ['version']);
  const [, minor] = /\bgo1\.(\d+)/u.exec(stdout) ?? [];
  return Number(minor ?? firstWithToolchains) < firstWithToolchains ? newerGo() : 'go';
}

async function newerGo(): Promise<string> {
  const platform = `linux-${process.arch === 'arm64' ? 'arm64' : 'amd64'}`;
  const name = `golang.org/toolchain@v0.0.1-${toolchain}.${platform}`;
  const { stdout } = await run('go', ['mod', 'download', '-json', name]);
  const { Dir: folder }: { Dir: string } = JSON.parse(stdout);
  // Modules hold no programs for an older Go: it unpacks them without the right to run
  for (const programs of ['bin', `pkg/tool/${platform.replace('-', '_')}`]) {
    const files = await readdir(path.join(folder, programs));
    await Promise.all(files.map((file) => chmod(path.join(folder, programs, file), 0o755)));
  }
  return path.join(folder, 'bin', 'go');
}

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { InfrastructureProblem } from './infrastructure-problem.ts';
import { ensurePrograms } from './programs.ts';

const run = promisify(execFile);

/** The folder with pom.xml and log4j2.yaml, valid from src/ and from dist/. */
export const kafkaFolder: string = path.join(import.meta.dirname, '..', 'kafka');

/**
 * Returns the folder with Kafka's jars, fetched the first time: 43 MB, kept outside the work tree, shared by
 * all clones.
 *
 * The folder is complete or absent, also under concurrent calls. Maven finds the jars by its own settings; the
 * versions are those of pom.xml, and a wrong checksum fails the fetch.
 *
 * @throws InfrastructureProblem PROGRAM_MISSING or SERVER_FAILED
 */
export async function kafkaJars(
  onProgress: (message: string) => void,
  cacheDirectory: string = defaultCache(),
): Promise<string> {
  const pom = path.join(kafkaFolder, 'pom.xml');
  const text = await readFile(pom, 'utf8');
  const version = /<artifactId>kafka_[^]*?<version>([^<]+)</.exec(text)?.[1] ?? 'unknown';
  const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const jars = path.join(cacheDirectory, `kafka-${version}-${fingerprint}`);
  if (await isThere(jars)) return jars;

  await ensurePrograms([{ name: 'mvn', debianPackage: 'maven' }], onProgress);
  onProgress(`Fetching Kafka ${version} (once)`);
  await mkdir(cacheDirectory, { recursive: true });
  const beside = await mkdtemp(`${jars}.new-`);
  try {
    await copyDependencies(pom, beside);
    await rename(beside, jars).catch(async (error: unknown) => {
      // Another process was faster: its jars are the same
      if (!(await isThere(jars))) throw error;
    });
    return jars;
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

async function copyDependencies(pom: string, outputDirectory: string): Promise<void> {
  const maven = async (): Promise<unknown> =>
    run('mvn', [
      '--quiet',
      '--batch-mode',
      '--strict-checksums',
      '--file',
      pom,
      'dependency:copy-dependencies',
      `-DoutputDirectory=${outputDirectory}`,
      '-DincludeScope=runtime',
    ]);
  try {
    // Two Mavens that fill one local repository may collide on a file: the second attempt finds it complete
    await maven().catch(maven);
  } catch (cause) {
    const said = cause instanceof Error && 'stdout' in cause ? String(cause.stdout) : String(cause);
    const line = said.split('\n').find((each) => each.includes('ERROR')) ?? said.trim();
    throw new InfrastructureProblem(
      'SERVER_FAILED',
      `Kafka could not be fetched by mvn (${line.replace('[ERROR]', '').trim()}): try again, or set KAFKA_BROKERS.`,
      { cause },
    );
  }
}

function defaultCache(): string {
  return path.join(process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache'), 'osta');
}

async function isThere(folder: string): Promise<boolean> {
  return readdir(folder).then(
    (names) => names.length > 0,
    () => false,
  );
}

import { execFile } from 'node:child_process';
import { access, open, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { spawnGuarded, type GuardedProcess } from './guarded-process.ts';
import { InfrastructureProblem } from './infrastructure-problem.ts';
import { kafkaFolder } from './kafka-jars.ts';
import { brokerProperties, dataFolder, type BrokerPlan, type ClusterPlan } from './kafka-plan.ts';
import { scramCredential, type BrokerSecurity } from './kafka-security.ts';
import {
  commandLine,
  endProcess,
  identify,
  isAlive,
  pidOf,
  readIdentity,
  type Farewell,
  type ProcessIdentity,
} from './process-identity.ts';

const run = promisify(execFile);

// Brokers that have lost their quorum never finish a clean stop
const farewells: readonly [Farewell, ...Farewell[]] = [
  ['SIGTERM', 5000],
  ['SIGKILL', 5000],
];
const readyWithin = 300_000;
const ownerProperty = '-Dosta.owner=';

export interface BrokerOptions {
  readonly directory: string;
  readonly plan: ClusterPlan;
  readonly broker: BrokerPlan;
  readonly jars: string;
  /** `null`: plain text, no authentication. */
  readonly security: BrokerSecurity | null;
  /** Whether it runs on when this process has ended. */
  readonly outlives: boolean;
}

/**
 * Starts one broker and waits until it serves. Start all brokers of a cluster at once: none serves without a
 * quorum.
 *
 * @throws InfrastructureProblem PORT_TAKEN, DISK_FULL or SERVER_FAILED
 */
export async function startBroker(options: BrokerOptions): Promise<GuardedProcess> {
  const { directory, plan, broker, jars, security, outlives } = options;
  const { node } = broker;
  const properties = propertiesFile(directory, node);
  await writeFile(properties, brokerProperties(directory, plan, broker, security));
  await format(options, properties);

  const log = await open(logFile(directory, node), 'w');
  const owner = outlives ? 'nobody' : await identify(process.pid);
  const server = await spawnGuarded({
    file: 'java',
    args: [
      '-Xms256m',
      '-Xmx384m',
      '-XX:+UseG1GC',
      `${ownerProperty}${owner}`,
      `-Dlog4j2.configurationFile=${path.join(kafkaFolder, 'log4j2.yaml')}`,
      ...classPath(jars),
      'kafka.Kafka',
      properties,
    ],
    stdio: ['ignore', log.fd, log.fd],
    farewells,
    outlives,
  }).finally(() => log.close());
  await writeFile(pidFile(directory, node), `${(await identify(server.pid)) ?? ''}\n`);
  await untilItServes(server, directory, broker);
  return server;
}

/**
 * Stops brokers of the folder whose owner is gone.
 *
 * @throws InfrastructureProblem DATA_DIRECTORY_IN_USE when their owner lives, or they were started to outlive
 *   it
 */
export async function endForgottenBrokers(directory: string, plan: ClusterPlan): Promise<void> {
  for (const { node } of plan.brokers) {
    const broker = await runningBroker(directory, node);
    if (broker === undefined) continue;
    const words = await commandLine(pidOf(broker));
    const owner = words.find((word) => word.startsWith(ownerProperty))?.slice(ownerProperty.length);
    const identity = readIdentity(owner ?? '');
    if (owner === 'nobody' || (identity !== undefined && (await isAlive(identity)))) {
      throw new InfrastructureProblem(
        'DATA_DIRECTORY_IN_USE',
        `A broker (process ${pidOf(broker)}) is running on ${directory}: stop it, or choose another folder.`,
      );
    }
    await endProcess(broker, farewells);
  }
}

/** Returns the process of the folder's broker with that number; undefined when it does not run. */
export async function runningBroker(
  directory: string,
  node: number,
): Promise<ProcessIdentity | undefined> {
  const text = await readFile(pidFile(directory, node), 'utf8').catch(() => '');
  const broker = readIdentity(text.trim());
  return broker !== undefined && (await isAlive(broker)) ? broker : undefined;
}

/** Stops a broker of the folder, cleanly or, to simulate a fault, at once. */
export async function endBroker(
  directory: string,
  node: number,
  how: 'cleanly' | 'at once',
): Promise<void> {
  const broker = await runningBroker(directory, node);
  if (broker !== undefined)
    await endProcess(broker, how === 'cleanly' ? farewells : [['SIGKILL', 5000]]);
  await rm(pidFile(directory, node), { force: true });
}

/** Formats an empty data folder with the cluster's id. */
async function format(
  { directory, plan, broker, jars, security }: BrokerOptions,
  properties: string,
): Promise<void> {
  const marker = path.join(dataFolder(directory, broker.node), 'meta.properties');
  const formatted = await access(marker).then(
    () => true,
    () => false,
  );
  if (formatted) return;
  const credential = security ? scramCredential(security) : [];
  const tool = ['kafka.tools.StorageTool', 'format', '--ignore-formatted', ...credential];
  const args = [...classPath(jars), ...tool, `--cluster-id=${plan.clusterId}`, '-c', properties];
  await run('java', ['-Xmx128m', ...args]).catch((cause: unknown) => {
    throw problemFrom(String(cause), directory, broker);
  });
}

async function untilItServes(
  server: GuardedProcess,
  directory: string,
  broker: BrokerPlan,
): Promise<void> {
  const file = logFile(directory, broker.node);
  const deadline = Date.now() + readyWithin;
  let ended = false;
  void server.ended.then(() => {
    ended = true;
    return ended;
  });
  for (;;) {
    // The end is checked first: output written before it is then in the file
    const over = ended;
    const log = await readFile(file, 'utf8');
    if (log.includes('Kafka Server started')) return;
    if (over) throw problemFrom(log, directory, broker);
    if (Date.now() > deadline) {
      await server.stop();
      throw problemFrom(log, directory, broker);
    }
    await wait(50);
  }
}

function problemFrom(log: string, directory: string, broker: BrokerPlan): InfrastructureProblem {
  if (/Address already in use/.test(log)) {
    return new InfrastructureProblem(
      'PORT_TAKEN',
      `Port ${broker.clientPort} or ${broker.controllerPort} of 127.0.0.1 is taken by another program.`,
    );
  }
  if (/No space left on device|Disk quota exceeded/.test(log)) {
    return new InfrastructureProblem('DISK_FULL', `The disk that holds ${directory} is full.`);
  }
  if (/UnsupportedClassVersionError/.test(log)) {
    return new InfrastructureProblem('PROGRAM_MISSING', 'Kafka needs Java 17 or newer.');
  }
  const why = /^.*\b(?:ERROR|FATAL|Exception)\b.*$/m.exec(log)?.[0];
  return new InfrastructureProblem(
    'SERVER_FAILED',
    `Broker ${broker.node} did not start (${why?.trim() ?? 'it said nothing'}): see ${logFile(directory, broker.node)}.`,
    { cause: new Error(log.slice(-4000)) },
  );
}

function classPath(jars: string): readonly string[] {
  return ['-cp', path.join(jars, '*')];
}

function propertiesFile(directory: string, node: number): string {
  return path.join(directory, `${node}.properties`);
}

function logFile(directory: string, node: number): string {
  return path.join(directory, `${node}.log`);
}

function pidFile(directory: string, node: number): string {
  return path.join(directory, `${node}.pid`);
}

import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { freePorts, isFree } from './free-port.ts';
import { InfrastructureProblem } from './infrastructure-problem.ts';
import type { BrokerSecurity } from './kafka-security.ts';

/** One broker, which is also a controller. */
export interface BrokerPlan {
  /** From 1. */
  readonly node: number;
  readonly clientPort: number;
  readonly controllerPort: number;
}

/** A cluster as stored in its folder, so that it restarts unchanged. */
export interface ClusterPlan {
  readonly clusterId: string;
  readonly brokers: readonly BrokerPlan[];
}

export type ClusterSize = 1 | 3;

/** Reads the plan of a folder; undefined when it has none. */
export async function readPlan(directory: string): Promise<ClusterPlan | undefined> {
  const text = await readFile(planFile(directory), 'utf8').catch(() => undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- savePlan wrote it
  return text === undefined ? undefined : (JSON.parse(text) as ClusterPlan);
}

/**
 * Returns the folder's plan, with other ports when one is taken; a new plan for an empty folder.
 *
 * @throws InfrastructureProblem DATA_DIRECTORY_BROKEN for a folder with a cluster of another size
 */
export async function makePlan(directory: string, size: ClusterSize): Promise<ClusterPlan> {
  const before = await readPlan(directory);
  if (before !== undefined && before.brokers.length !== size) {
    throw new InfrastructureProblem(
      'DATA_DIRECTORY_BROKEN',
      `${directory} holds a cluster of ${before.brokers.length} brokers, not of ${size}: choose another folder.`,
    );
  }
  const ports = before?.brokers.flatMap((each) => [each.clientPort, each.controllerPort]) ?? [];
  const free = await Promise.all(ports.map(isFree));
  if (before !== undefined && free.every(Boolean)) return before;

  const numbers = await freePorts(2 * size);
  const brokers = Array.from({ length: size }, (_, index) => ({
    node: index + 1,
    clientPort: numbers[2 * index] ?? 0,
    controllerPort: numbers[2 * index + 1] ?? 0,
  }));
  const plan = { clusterId: before?.clusterId ?? randomBytes(16).toString('base64url'), brokers };
  await savePlan(directory, plan);
  return plan;
}

/** Returns the bootstrap brokers, as `host:port`. */
export function bootstrapServers(plan: ClusterPlan): readonly string[] {
  return plan.brokers.map(({ clientPort }) => `127.0.0.1:${clientPort}`);
}

/** Returns the configuration file of one broker. */
export function brokerProperties(
  directory: string,
  plan: ClusterPlan,
  broker: BrokerPlan,
  security: BrokerSecurity | null,
): string {
  const protocol = security ? 'SASL_SSL' : 'PLAINTEXT';
  const voters = plan.brokers.map((each) => `${each.node}@127.0.0.1:${each.controllerPort}`);
  const replicas = Math.min(3, plan.brokers.length);
  const quorum = replicas === 3 ? 2 : 1;
  const properties = {
    'process.roles': 'broker,controller',
    'node.id': broker.node,
    'controller.quorum.voters': voters.join(','),
    listeners: `${protocol}://127.0.0.1:${broker.clientPort},CONTROLLER://127.0.0.1:${broker.controllerPort}`,
    'controller.listener.names': 'CONTROLLER',
    'log.dirs': dataFolder(directory, broker.node),
    'num.partitions': 12,
    'default.replication.factor': replicas,
    'min.insync.replicas': quorum,
    'offsets.topic.num.partitions': 3,
    'offsets.topic.replication.factor': replicas,
    'transaction.state.log.num.partitions': 3,
    'transaction.state.log.replication.factor': replicas,
    'transaction.state.log.min.isr': quorum,
    // Groups here often have one process and need not wait for others to join
    'group.initial.rebalance.delay.ms': 0,
    // A mistyped topic is a mistake and must not create one
    'auto.create.topics.enable': false,
    'log.retention.ms': -1,
    ...security?.properties,
  };
  const lines = Object.entries(properties).map(([name, value]) => `${name}=${value}`);
  return `${lines.join('\n')}\n`;
}

/** Returns the folder in which a broker stores its topics. */
export function dataFolder(directory: string, node: number): string {
  return path.join(directory, `data-${node}`);
}

function planFile(directory: string): string {
  return path.join(directory, 'cluster.json');
}

/** Keeps the plan in the folder, whole or not at all. */
export async function savePlan(directory: string, plan: ClusterPlan): Promise<void> {
  await mkdir(directory, { recursive: true });
  const beside = `${planFile(directory)}.new`;
  await writeFile(beside, `${JSON.stringify(plan, undefined, 2)}\n`);
  await rename(beside, planFile(directory));
}

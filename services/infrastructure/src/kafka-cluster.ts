import { mkdir, realpath } from 'node:fs/promises';

import { InfrastructureProblem } from './infrastructure-problem.ts';
import { endBroker, endForgottenBrokers, startBroker } from './kafka-broker.ts';
import { kafkaJars } from './kafka-jars.ts';
import {
  bootstrapServers,
  makePlan,
  readPlan,
  type ClusterPlan,
  type ClusterSize,
} from './kafka-plan.ts';
import { brokerSecurity, type BrokerSecurity } from './kafka-security.ts';
import { ensurePrograms } from './programs.ts';

export interface KafkaOptions {
  readonly brokers: ClusterSize;
  /** Folder for data, logs and the plan of the cluster. A folder with a cluster of the same size is reused. */
  readonly directory: string;
  /** Whether the brokers speak only TLS and require a name and a password. */
  readonly isSecured?: boolean;
  /** Whether the brokers run on when this process has ended. */
  readonly outlives?: boolean;
  readonly onProgress?: (message: string) => void;
}

export interface KafkaCluster {
  /** Bootstrap brokers, as `host:port`, by node. */
  readonly brokers: readonly string[];
  /** TLS and credentials; `null`: plain text, no authentication. */
  readonly security: BrokerSecurity | null;
  /** Kills one broker, like a power cut. Nodes count from 1. */
  kill(node: number): Promise<void>;
  /** Starts a killed broker again, on the same ports, with its data. */
  restart(node: number): Promise<void>;
  /** Stops all brokers. May be called twice. */
  stop(): Promise<void>;
}

/**
 * Starts one KRaft broker, or a cluster of three, on free ports of 127.0.0.1 and waits until they serve.
 *
 * @throws InfrastructureProblem
 */
export async function startKafka(options: KafkaOptions): Promise<KafkaCluster> {
  const { brokers: size, isSecured = false, outlives = false, onProgress = () => {} } = options;
  await mkdir(options.directory, { recursive: true });
  const directory = await realpath(options.directory);
  // Each Debian has another version, all of them new enough
  await ensurePrograms([{ name: 'java', debianPackage: 'default-jre-headless' }], onProgress);
  const jars = await kafkaJars(onProgress);

  const security = isSecured ? await brokerSecurity(directory) : null;

  const before = await readPlan(directory);
  if (before !== undefined) await endForgottenBrokers(directory, before);
  const attempt = async (): Promise<ClusterPlan> => {
    const plan = await makePlan(directory, size);
    onProgress(size === 1 ? 'Starting Kafka' : `Starting ${size} Kafka brokers`);
    await startAll(plan);
    return plan;
  };
  const startAll = async (plan: ClusterPlan): Promise<void> => {
    const starts = plan.brokers.map((broker) =>
      startBroker({ directory, plan, broker, jars, security, outlives }),
    );
    const outcomes = await Promise.allSettled(starts);
    const failed = outcomes.find((each) => each.status === 'rejected');
    if (failed === undefined) return;
    await stopAll(directory, plan);
    throw failed.reason;
  };
  const plan = await attempt().catch((error: unknown) => {
    // The port was taken between the check and the start: try once more, with others
    if (error instanceof InfrastructureProblem && error.code === 'PORT_TAKEN') return attempt();
    throw error;
  });

  return {
    brokers: bootstrapServers(plan),
    security,
    kill: (node) => endBroker(directory, node, 'at once'),
    async restart(node) {
      const broker = plan.brokers.find((each) => each.node === node);
      if (broker === undefined) throw new RangeError(`there is no broker ${node}`);
      await startBroker({ directory, plan, broker, jars, security, outlives });
    },
    stop: () => stopAll(directory, plan),
  };
}

async function stopAll(directory: string, plan: ClusterPlan): Promise<void> {
  await Promise.all(plan.brokers.map(({ node }) => endBroker(directory, node, 'cleanly')));
}

import path from 'node:path';

import { InfrastructureProblem } from './infrastructure-problem.ts';
import { endBroker, runningBroker, startBroker } from './kafka-broker.ts';
import { startKafka } from './kafka-cluster.ts';
import { kafkaJars } from './kafka-jars.ts';
import { bootstrapServers, readPlan, type BrokerPlan, type ClusterPlan } from './kafka-plan.ts';

const usage = `A real Kafka on this machine, from its Maven jars, on Java 17.

  npm run kafka -- up [1|3]      start a broker, or a cluster of three; prints where clients connect
  npm run kafka -- down          stop them; what they hold is kept
  npm run kafka -- kill <node>   end one without warning
  npm run kafka -- start <node>  start it again

The data is in $OSTA_DATA_DIR/kafka (.osta/kafka).
`;

const directory = path.resolve(process.env['OSTA_DATA_DIR'] || '.osta', 'kafka');
const progress = (message: string): unknown => process.stderr.write(`${message}\n`);

async function up(size: string | undefined): Promise<void> {
  if (size !== undefined && size !== '1' && size !== '3') throw new UsageProblem();
  const { brokers } = await startKafka({
    brokers: size === '3' ? 3 : 1,
    directory,
    outlives: true,
    onProgress: progress,
  });
  process.stdout.write(`KAFKA_BROKERS=${brokers.join(',')}\n`);
}

async function down(): Promise<void> {
  const plan = await readPlan(directory);
  await Promise.all((plan?.brokers ?? []).map(({ node }) => endBroker(directory, node, 'cleanly')));
}

async function kill(node: string | undefined): Promise<void> {
  const { broker } = await planned(node);
  await endBroker(directory, broker.node, 'at once');
}

async function start(node: string | undefined): Promise<void> {
  const { plan, broker } = await planned(node);
  if ((await runningBroker(directory, broker.node)) === undefined) {
    const jars = await kafkaJars(progress);
    await startBroker({ directory, plan, broker, jars, security: null, outlives: true });
  }
  process.stdout.write(`KAFKA_BROKERS=${bootstrapServers(plan).join(',')}\n`);
}

async function planned(
  node: string | undefined,
): Promise<{ plan: ClusterPlan; broker: BrokerPlan }> {
  const plan = await readPlan(directory);
  const broker = plan?.brokers.find((each) => String(each.node) === node);
  if (plan === undefined || broker === undefined) throw new UsageProblem();
  return { plan, broker };
}

class UsageProblem extends Error {}

const commands: Readonly<Record<string, (argument: string | undefined) => Promise<void>>> = {
  up,
  down,
  kill,
  start,
};

try {
  const [command = '', argument] = process.argv.slice(2);
  const perform = commands[command];
  if (perform === undefined) throw new UsageProblem();
  await perform(argument);
} catch (error) {
  if (error instanceof UsageProblem) process.stderr.write(usage);
  else if (error instanceof InfrastructureProblem) process.stderr.write(`${error.message}\n`);
  else throw error;
  process.exitCode = error instanceof UsageProblem ? 2 : 1;
}

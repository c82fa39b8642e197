import { startEmbeddedPostgres } from '@osta/infrastructure/embedded-postgres';
import { InfrastructureProblem } from '@osta/infrastructure/infrastructure-problem';

// The program that other-process.ts starts and kills: node run-postgres.ts <data directory> [port]
const [dataDirectory = '', port = '0'] = process.argv.slice(2);
const say = (word: string, value: unknown): unknown =>
  process.stdout.write(`${word} ${JSON.stringify(value)}\n`);

try {
  const { url, pid } = await startEmbeddedPostgres({
    dataDirectory,
    port: Number(port),
    onProgress: (message) => say('progress', message),
  });
  say('ready', { url, pid });
} catch (error) {
  if (!(error instanceof InfrastructureProblem)) throw error;
  say('problem', { code: error.code, sentence: error.message });
}

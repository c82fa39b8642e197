// The health check of what signs checkpoints: `checkpoints-health.js <folder>`. Exit code 1 when they are late
import { lateSentence } from '@osta/audit/last-taken';

const [, , folder = '.'] = process.argv;
const sentence = await lateSentence(folder, new Date());
if (sentence !== null) {
  process.stdout.write(`${sentence}\n`);
  process.exitCode = 1;
}

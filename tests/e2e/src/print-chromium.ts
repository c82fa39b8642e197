import process from 'node:process';

import { chromiumProgram } from './chromium-program.ts';

/** Prints the path of a Chromium. Installs one first unless the environment forbids it. */
const { executablePath } = await chromiumProgram();
process.stdout.write(executablePath ?? '');

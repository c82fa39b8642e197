import process from 'node:process';

import { chromiumProgram } from './chromium-program.ts';

/** Prints the path of a Chromium, installed first where that is nobody else's decision. */
const { executablePath } = await chromiumProgram();
process.stdout.write(executablePath ?? '');

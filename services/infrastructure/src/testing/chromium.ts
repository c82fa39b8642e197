import { findProgram, ensurePrograms } from '../programs.ts';

/** It draws the same without the parts that only people need, which cost two thirds of a page. */
const shell = { name: 'chromium-headless-shell', debianPackage: 'chromium-headless-shell' };

/** Where the shell is missing and may not be installed. */
const others = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, otherwise the shell, Debian's, installed if we are root,
 * otherwise another one in PATH.
 *
 * @throws InfrastructureProblem PROGRAM_MISSING
 */
export async function chromium(
  environment: NodeJS.ProcessEnv,
  onProgress: (message: string) => void = () => {},
): Promise<string> {
  const given = environment['CHROMIUM_PATH'];
  if (given) return given;
  try {
    await ensurePrograms([shell], onProgress);
  } catch (problem) {
    for (const name of others) {
      const file = await findProgram(name);
      if (file !== undefined) return file;
    }
    throw problem;
  }
  return (await findProgram(shell.name)) ?? `/usr/bin/${shell.name}`;
}

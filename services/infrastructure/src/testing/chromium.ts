import { findProgram, ensurePrograms } from '../programs.ts';

/** The shell draws the same without the parts that only people need: a quarter quicker. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, otherwise the one in PATH, otherwise Debian's, installed if we
 * are root.
 *
 * @throws InfrastructureProblem PROGRAM_MISSING
 */
export async function chromium(
  environment: NodeJS.ProcessEnv,
  onProgress: (message: string) => void = () => {},
): Promise<string> {
  const given = environment['CHROMIUM_PATH'];
  if (given) return given;
  for (const name of names) {
    const file = await findProgram(name);
    if (file !== undefined) return file;
  }
  const shell = { name: 'chromium-headless-shell', debianPackage: 'chromium-headless-shell' };
  await ensurePrograms([shell], onProgress);
  return (await findProgram(shell.name)) ?? `/usr/bin/${shell.name}`;
}

import { systemClock } from './clock.ts';
import { readPlatformConfig, type PlatformConfig } from './config/platform-config.ts';
import { createEventing } from './create-eventing.ts';
import { hostServices } from './host-services.ts';
import { graceOfAnEnd, runProcess } from './run-process.ts';
import type { ServiceModule } from './service-module.ts';
import { serviceStartProblem } from './service-start-problem.ts';
import { createTelemetry } from './telemetry/telemetry.ts';

/**
 * Runs one service as its own process; a `main.ts` consists of this call.
 *
 * A mistake in the configuration, a taken port and a database that cannot be used are reported in one sentence on
 * standard error, with exit code 1.
 *
 * @param patience milliseconds that each step of stopping may take; default as in `hostServices`
 */
export async function runService(module: ServiceModule, patience?: number): Promise<void> {
  let config: PlatformConfig | undefined;
  try {
    config = readPlatformConfig();
    const { name } = module;
    const telemetry = createTelemetry({ name, level: config.logLevel, otlpUrl: config.otlpUrl });
    const host = await hostServices({
      name,
      modules: [module],
      config,
      telemetry,
      clock: systemClock,
      eventing: createEventing({ config, telemetry, isAlone: false, service: name }),
      grace: graceOfAnEnd,
      ...(patience !== undefined && { patience }),
    });
    telemetry.log.info({ url: host.url }, 'serving');
    runProcess(host, telemetry.log);
  } catch (error) {
    const sentence = serviceStartProblem(error, config);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}

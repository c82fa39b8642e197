import { notificationManifest } from '@osta/notification/manifest';
import { systemClock } from '@osta/platform/clock';
import { createEventing } from '@osta/platform/create-eventing';
import { hostServices } from '@osta/platform/host-services';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { testConfig } from '@osta/platform/testing/test-config';

import type { ScenarioContext } from './scenario.ts';

/** Projects lists and bells in this process, so that they show the effects of the commands. */
export async function startProjector({ onEnd }: ScenarioContext, url: string): Promise<void> {
  const config = testConfig(url, { isProduction: true });
  const telemetry = createTelemetry({ name: 'notification', level: 'silent', otlpUrl: null });
  const host = await hostServices({
    name: 'notification',
    modules: [notificationManifest],
    config,
    telemetry,
    clock: systemClock,
    eventing: createEventing({ config, telemetry, isAlone: false, service: 'notification' }),
  });
  onEnd(() => host.stop());
}

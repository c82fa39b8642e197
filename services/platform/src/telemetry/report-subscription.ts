import type { OnReport } from '@osta/subscription/subscription-report';

import type { Telemetry } from './telemetry.ts';

/** Counts the reports of a subscription, and logs those that need attention. */
export function reportSubscription(
  subscription: string,
  { log, metrics }: Pick<Telemetry, 'log' | 'metrics'>,
): OnReport {
  return (report) => {
    const { kind } = report;
    const events = 'events' in report ? report.events : 1;
    metrics.subscriptionReports.inc({ subscription, kind }, events);
    switch (kind) {
      case 'applied':
      case 'redelivered':
        return;
      case 'parked':
        log.error(
          { subscription, ...report },
          'an event was parked: its stream waits for a person',
        );
        return;
      case 'healed':
        log.warn({ subscription, ...report }, 'missing events read from the store');
        return;
      case 'retrying':
      case 'rebuilding':
        log.warn({ subscription, kind, err: report.error, wait: report.wait }, 'trying again');
        return;
      case 'problem':
        log.warn({ subscription, err: report.error }, 'subscription background task failed');
    }
  };
}

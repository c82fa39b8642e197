import { Counter, Gauge } from 'prom-client';

import type { TimerResult, TimerRunner } from '../timers/create-timer-runner.ts';
import type { Metrics } from './create-metrics.ts';

/** Counts the results of a service's timers. */
export type CountTimer = (schema: string, timer: string, result: TimerResult) => void;

/** The timer counter of a process, and the gauges of due, late and parked timers. */
export interface TimerMetrics {
  readonly count: CountTimer;
  /** @param runners by schema */
  readonly observe: (runners: ReadonlyMap<string, TimerRunner>) => void;
}

/** Registers the timer metrics of a process. */
export function timerMetrics(metrics: Metrics): TimerMetrics {
  const registers = [metrics.registry];
  const options = { labelNames: ['schema'] as const, registers };
  const results = new Counter({
    name: 'timer_results_total',
    help: 'What became of timers that were due: fired, refused, moved-on, failed, parked',
    labelNames: ['schema', 'timer', 'result'],
    registers,
  });
  const due = new Gauge({ ...options, name: 'timer_due', help: 'Timers that could be taken now' });
  const late = new Gauge({
    ...options,
    name: 'timer_late_seconds',
    help: 'How long the longest overdue timer has been due',
  });
  const parked = new Gauge({
    ...options,
    name: 'timer_parked',
    help: 'Timers that failed again and again, and wait for the next start',
  });
  return {
    count: (schema, timer, result) => results.inc({ schema, timer, result }),
    observe(runners) {
      for (const [schema, runner] of runners) {
        metrics.onAsked(async () => {
          const status = await runner.status();
          due.set({ schema }, status.due);
          late.set({ schema }, status.late);
          parked.set({ schema }, status.parked);
        });
      }
    },
  };
}

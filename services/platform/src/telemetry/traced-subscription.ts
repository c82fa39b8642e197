import type { SubscriptionDefinition } from '@osta/subscription/subscription';

import type { Tracing } from './tracing.ts';

/** Wraps a subscription with a span around every batch, so that a trace continues behind the log. */
export function traced(
  definition: SubscriptionDefinition,
  tracing: Tracing | null,
): SubscriptionDefinition {
  if (!tracing) return definition;
  const { name, apply } = definition;
  return {
    ...definition,
    apply: (events, checkpoint) => tracing.batch(name, events, () => apply(events, checkpoint)),
  };
}

import { proxiesProblem } from '@osta/platform/config/proxies-problem';
import {
  processEnvironment,
  readConfig,
  type Environment,
} from '@osta/platform/config/read-config';
import { whole } from '@osta/platform/config/whole';
import { z } from 'zod';

/** What the edge in front of several processes knows of what is in front of it. */
export interface EdgeConfig {
  /** The origin that browsers use. */
  readonly publicUrl: string;
  /** Number of the operator's own proxies in front of the edge. */
  readonly trustedProxies: number;
}

const EdgeConfigFromVariables = z
  .object({
    PORT: whole(1, 65_535, 3000),
    OSTA_MODE: z.enum(['production', 'development']).default('development'),
    OSTA_PUBLIC_URL: z.url('it must be an address').optional(),
    // One less than a process takes, for which the edge is one more
    OSTA_TRUSTED_PROXIES: whole(0, 9, 0),
  })
  .transform((read, context): EdgeConfig => {
    const publicUrl = read.OSTA_PUBLIC_URL ?? `http://localhost:${read.PORT}`;
    const unseen = proxiesProblem(publicUrl, read.OSTA_TRUSTED_PROXIES);
    if (read.OSTA_MODE === 'production' && unseen !== null) {
      context.addIssue({ code: 'custom', path: ['OSTA_TRUSTED_PROXIES'], message: unseen });
      return z.NEVER;
    }
    return { publicUrl, trustedProxies: read.OSTA_TRUSTED_PROXIES };
  });

/**
 * Reads the configuration of the edge.
 *
 * @throws ConfigProblem with one sentence per mistake
 */
export function readEdgeConfig(environment: Environment = processEnvironment): EdgeConfig {
  return readConfig(EdgeConfigFromVariables, environment);
}

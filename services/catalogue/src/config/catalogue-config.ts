import {
  processEnvironment,
  readConfig,
  type Environment,
} from '@osta/platform/config/read-config';
import { z } from 'zod';

/** The configuration of the catalogue, beside that of every process. */
export interface CatalogueConfig {
  /** Other sites to which a redirect may lead: exact host names. */
  readonly redirectHosts: ReadonlySet<string>;
}

const variables = z.object({
  OSTA_REDIRECT_HOSTS: z
    .string()
    .regex(
      /^$|^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:,[a-z0-9-]+(?:\.[a-z0-9-]+)+)*$/u,
      'it must be names of hosts with commas between them, like help.osta.ly,jobs.osta.ly',
    )
    .default(''),
});

const ConfigFromVariables = variables.transform((read): CatalogueConfig => ({
  redirectHosts: new Set(read.OSTA_REDIRECT_HOSTS.split(',').filter((host) => host !== '')),
}));

/**
 * Reads the configuration of the catalogue.
 *
 * @throws ConfigProblem with one sentence per mistake
 */
export function readCatalogueConfig(
  environment: Environment = processEnvironment,
): CatalogueConfig {
  return readConfig(ConfigFromVariables, environment);
}

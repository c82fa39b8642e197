import {
  processEnvironment,
  readConfig,
  type Environment,
} from '@osta/platform/config/read-config';
import { FilesConfigFromVariables, type FilesConfig } from '@osta/platform/files/files-config';

/** The configuration of the service, beside that of every process. */
export interface StoreConfig {
  /** Where the pictures of stores are. */
  readonly files: FilesConfig;
}

const ConfigFromVariables = FilesConfigFromVariables.transform((files): StoreConfig => ({ files }));

/**
 * Reads the configuration of the service.
 *
 * @throws ConfigProblem with one sentence per mistake
 */
export function readStoreConfig(environment: Environment = processEnvironment): StoreConfig {
  return readConfig(ConfigFromVariables, environment);
}

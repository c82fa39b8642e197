import {
  processEnvironment,
  readConfig,
  type Environment,
} from '@osta/platform/config/read-config';
import { whole } from '@osta/platform/config/whole';
import { z } from 'zod';

import { defaultRequestPolicy, type RequestPolicy } from '../domain/request/request-policy.ts';

const hour = 3_600_000;
const day = 24 * hour;
const defaults = defaultRequestPolicy;

const variables = z.object({
  OSTA_QUOTES_PER_REQUEST: whole(1, 20, defaults.quotesPerRequest),
  OSTA_NEW_CUSTOMER_REQUESTS_PER_DAY: whole(0, 1000, defaults.newCustomerRequestsPerDay),
  OSTA_NEW_CUSTOMER_DAYS: whole(0, 3650, defaults.newCustomerFor / day),
  OSTA_REQUEST_DAYS: whole(1, 365, defaults.requestStandsFor / day),
  OSTA_AWARD_HOURS: whole(1, 720, defaults.awardWaitsFor / hour),
  OSTA_QUOTES_STAND_AGAIN_HOURS: whole(1, 720, defaults.quotesStandAgainFor / hour),
});

const PolicyFromVariables = variables.transform((read): RequestPolicy => ({
  quotesPerRequest: read.OSTA_QUOTES_PER_REQUEST,
  newCustomerRequestsPerDay: read.OSTA_NEW_CUSTOMER_REQUESTS_PER_DAY,
  newCustomerFor: read.OSTA_NEW_CUSTOMER_DAYS * day,
  requestStandsFor: read.OSTA_REQUEST_DAYS * day,
  awardWaitsFor: read.OSTA_AWARD_HOURS * hour,
  quotesStandAgainFor: read.OSTA_QUOTES_STAND_AGAIN_HOURS * hour,
}));

/**
 * Reads the request policy from the environment.
 *
 * @throws ConfigProblem with one sentence per mistake
 */
export function readRequestPolicy(environment: Environment = processEnvironment): RequestPolicy {
  return readConfig(PolicyFromVariables, environment);
}

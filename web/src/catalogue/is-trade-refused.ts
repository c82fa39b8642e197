import { isProblem } from '../api/api-problem.ts';

/** Returns whether a service refused one of the trades of a form: admins have hidden it since, or there is none. */
export function isTradeRefused(error: unknown): boolean {
  return isProblem(error, 'TRADE_HIDDEN') || isProblem(error, 'TRADE_UNKNOWN');
}

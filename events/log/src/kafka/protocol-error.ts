import kafkajs, { type KafkaJSProtocolError } from 'kafkajs';

/**
 * What the broker answered instead of what it was asked for; `undefined` for any other error.
 *
 * Node finds no names in this CommonJS package that it spreads into its exports: only the built code noticed.
 */
export function protocolErrorOf(error: unknown): KafkaJSProtocolError | undefined {
  if (error instanceof kafkajs.KafkaJSProtocolError) return error;
  const isWrapped = error instanceof kafkajs.KafkaJSNumberOfRetriesExceeded;
  return isWrapped ? protocolErrorOf(error.cause) : undefined;
}

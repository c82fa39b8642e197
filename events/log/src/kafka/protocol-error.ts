import kafkajs, { type KafkaJSProtocolError } from 'kafkajs';

/**
 * Returns the broker's protocol error in an error; `undefined` for any other error.
 *
 * Imports the default export: Node finds no named exports in this CommonJS package, which spreads them. Only
 * the built code fails on that.
 */
export function protocolErrorOf(error: unknown): KafkaJSProtocolError | undefined {
  if (error instanceof kafkajs.KafkaJSProtocolError) return error;
  const isWrapped = error instanceof kafkajs.KafkaJSNumberOfRetriesExceeded;
  return isWrapped ? protocolErrorOf(error.cause) : undefined;
}

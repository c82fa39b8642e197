import kafkajs, { type KafkaJSProtocolError } from 'kafkajs';

/**
 * What the broker answered instead of what it was asked for; `undefined` for any other error.
 *
 * Node finds no names in this CommonJS package that it spreads into its exports: only the built code noticed.
 */
export function protocolErrorOf(error: unknown): KafkaJSProtocolError | undefined {
  return error instanceof kafkajs.KafkaJSProtocolError ? error : undefined;
}

import type { Topic } from '@osta/contracts/topic';

/** Which service records which kind of stream: its schema. */
export const schemaOfTopic: Readonly<Record<Topic, string>> = {
  account: 'identity',
  professional: 'professional',
  request: 'request',
  notification: 'notification',
  redirect: 'identity',
};

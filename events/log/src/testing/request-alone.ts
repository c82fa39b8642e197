import type { Topic } from '@osta/contracts/topic';

/** The one topic that the database of a harness records. */
export const requestAlone: Readonly<Record<Topic, string>> = {
  request: 'request',
  account: 'nowhere',
  professional: 'nowhere',
  notification: 'nowhere',
  redirect: 'nowhere',
};

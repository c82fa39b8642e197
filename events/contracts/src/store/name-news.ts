import type { EventEnvelope } from '../envelope.ts';
import { forgotten } from '../personal-words.ts';
import { recordedAs } from '../recorded-as.ts';
import { StoreBasicSavedV1 } from './store-basic-saved.v1.ts';
import { StoreDraftedV1 } from './store-drafted.v1.ts';
import { StoreRevisionApprovedV1 } from './store-revision-approved.v1.ts';
import { StoreRevisionRejectedV1 } from './store-revision-rejected.v1.ts';
import { StoreRevisionWithdrawnV1 } from './store-revision-withdrawn.v1.ts';

const isOfName = recordedAs([
  StoreDraftedV1,
  StoreBasicSavedV1,
  StoreRevisionApprovedV1,
  StoreRevisionRejectedV1,
  StoreRevisionWithdrawnV1,
]);

interface Name {
  readonly ar: string;
  readonly en: string;
}

/** What a batch says of the name of a store; absent: nothing. A service keeps the name, and one that waits. */
export interface StoreNameNews {
  name?: Name | undefined;
  /** The name that waited in the row became the name. */
  isApproved?: boolean;
  /** `null`: no name waits any more. */
  waitingName?: Name | null | undefined;
}

/**
 * Takes over what an event says of the name of a store; most say nothing. A new name of a public page waits until
 * an admin has approved it.
 */
export function learnStoreName(news: StoreNameNews, event: EventEnvelope): void {
  if (!isOfName(event)) return;
  switch (event.type) {
    case 'osta.store.store-drafted.v1':
      news.name = event.data.basic.name;
      break;
    case 'osta.store.store-basic-saved.v1':
      if (event.data.isForReview) {
        news.waitingName = event.data.basic.name;
        break;
      }
      news.name = event.data.basic.name;
      news.waitingName = null;
      break;
    case 'osta.store.store-revision-approved.v1':
      if (news.waitingName) news.name = news.waitingName;
      // What waits is in the row
      else if (news.waitingName === undefined) news.isApproved = true;
      news.waitingName = null;
      break;
    case 'osta.store.store-revision-rejected.v1':
    case 'osta.store.store-revision-withdrawn.v1':
      news.waitingName = null;
      break;
  }
}

/**
 * Returns what a batch says of names, as columns: the name, whether the waiting one became it, whether something
 * is said about a waiting one, and that name. A forgotten name is empty.
 */
export function storeNameColumns(
  all: readonly StoreNameNews[],
): [
  names: (string | null)[],
  areApproved: boolean[],
  sayWaiting: boolean[],
  waitingNames: (string | null)[],
] {
  return [
    all.map(({ name }) => jsonOf(name)),
    all.map(({ isApproved = false }) => isApproved),
    all.map(({ waitingName }) => waitingName !== undefined),
    all.map(({ waitingName }) => jsonOf(waitingName ?? undefined)),
  ];
}

function jsonOf(words: Name | undefined): string | null {
  if (words === undefined) return null;
  const { ar, en } = words;
  return JSON.stringify({ ar: ar === forgotten ? '' : ar, en: en === forgotten ? '' : en });
}

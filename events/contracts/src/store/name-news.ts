import type { EventEnvelope } from '../envelope.ts';
import { forgotten } from '../personal-words.ts';
import { recordedAs } from '../recorded-as.ts';
import { StoreBasicSaved } from './store-basic-saved.ts';
import { StoreDrafted } from './store-drafted.ts';
import { StoreRevisionApproved } from './store-revision-approved.ts';
import { StoreRevisionRejected } from './store-revision-rejected.ts';
import { StoreRevisionWithdrawn } from './store-revision-withdrawn.ts';

const isOfName = recordedAs([
  StoreDrafted,
  StoreBasicSaved,
  StoreRevisionApproved,
  StoreRevisionRejected,
  StoreRevisionWithdrawn,
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
    case 'osta.store.store-drafted':
      news.name = event.data.basic.name;
      break;
    case 'osta.store.store-basic-saved':
      if (event.data.isForReview) {
        news.waitingName = event.data.basic.name;
        break;
      }
      news.name = event.data.basic.name;
      news.waitingName = null;
      break;
    case 'osta.store.store-revision-approved':
      if (news.waitingName) news.name = news.waitingName;
      // What waits is in the row
      else if (news.waitingName === undefined) news.isApproved = true;
      news.waitingName = null;
      break;
    case 'osta.store.store-revision-rejected':
    case 'osta.store.store-revision-withdrawn':
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

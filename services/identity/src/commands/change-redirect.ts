import type { RedirectEvent } from '@osta/contracts/redirect/events';
import type { Streams } from '@osta/event-store/streams';
import { constraintOf } from '@osta/platform/database/database-error';
import { handle, type Handler } from '@osta/platform/handle';
import { v5 as uuidV5 } from 'uuid';

import {
  addRedirect as decideAddition,
  type AddRedirect,
  type RedirectNotAdded,
} from '../domain/redirect/add-redirect.ts';
import { redirect, type Redirect } from '../domain/redirect/redirect.ts';
import {
  removeRedirect as decideRemoval,
  type NoRedirect,
  type RemoveRedirect,
} from '../domain/redirect/remove-redirect.ts';
import {
  setRedirect as decideChange,
  type RedirectNotSet,
  type SetRedirect,
} from '../domain/redirect/set-redirect.ts';
import type { FindNeighbours } from '../queries/find-redirects.ts';

/** Names the streams. Never changes: the history of every path would be lost. */
const namespace = '6c1f0b1e-7f0c-4b0e-9a53-2d3b8a1c5e40';

type RedirectStreams = Streams<Redirect, RedirectEvent>;

const streamOf = ({ path }: { readonly path: string }): string => uuidV5(path, namespace);
const answer = ({ command }: { readonly command: { readonly path: string } }): string =>
  command.path;

/** Lets a path lead elsewhere that was itself. Answers the path. */
export function addRedirect(
  streams: RedirectStreams,
  findNeighbours: FindNeighbours,
): Handler<AddRedirect, string, RedirectNotAdded> {
  return handle({
    streams: inOneStep(streams),
    fold: redirect,
    decide: decideAddition,
    facts: findNeighbours,
    streamOf,
    answer,
  });
}

/** Lets a path lead elsewhere than before. Answers the path. */
export function setRedirect(
  streams: RedirectStreams,
  findNeighbours: FindNeighbours,
): Handler<SetRedirect, string, RedirectNotSet> {
  return handle({
    streams: inOneStep(streams),
    fold: redirect,
    decide: decideChange,
    facts: findNeighbours,
    streamOf,
    answer,
  });
}

/** Lets a path be itself again. Answers the path. */
export function removeRedirect(
  streams: RedirectStreams,
): Handler<RemoveRedirect, string, NoRedirect> {
  return handle({ streams, fold: redirect, decide: decideRemoval, streamOf, answer });
}

/** Another admin wrote the other half of a chain at the same instant: it is decided again, knowing that. */
function inOneStep(streams: RedirectStreams): RedirectStreams {
  return {
    ...streams,
    async append(append) {
      try {
        return await streams.append(append);
      } catch (error) {
        if (constraintOf(error) === 'redirect_in_one_step') return undefined;
        throw error;
      }
    },
  };
}

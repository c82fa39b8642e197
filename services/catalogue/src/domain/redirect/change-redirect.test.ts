import { Instant } from '@osta/contracts/instant';
import type { RedirectRemoved } from '@osta/contracts/redirect/redirect-removed';
import type { RedirectSet } from '@osta/contracts/redirect/redirect-set';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import { addRedirect } from './add-redirect.ts';
import { redirect } from './redirect.ts';
import { removeRedirect } from './remove-redirect.ts';
import { setRedirect } from './set-redirect.ts';

const context = {
  actor: 'system',
  now: Instant.parse('2026-03-01T07:30:00.000Z'),
  newId: () => '01980000-0000-7000-8000-0000000000d1',
} as const;
const path = '/careers';
const alone = { targetLeadsOn: false, pathIsTarget: false, hosts: new Set(['jobs.osta.ly']) };
const wanted = { path, target: '/about#work', isPermanent: false };
const set: RedirectSet = { type: 'osta.redirect.redirect-set', data: wanted };
const other: RedirectSet = { ...set, data: { ...wanted, target: '/services' } };
const removed: RedirectRemoved = { type: 'osta.redirect.redirect-removed', data: { path } };

describe('a redirect', () => {
  it('is changed only where one exists, and when something differs', () => {
    for (const history of [[], [set, removed]]) {
      given(redirect, ...history)
        .when(setRedirect, wanted, context, alone)
        .refuses({ code: 'NO_REDIRECT' });
    }
    given(redirect, set).when(setRedirect, wanted, context, alone).changesNothing();
    const forEver = { ...wanted, isPermanent: true };
    given(redirect, set)
      .when(setRedirect, forEver, context, alone)
      .emits({ ...set, data: forEver });
  });

  it('is added only where none exists, and changed otherwise', () => {
    given(redirect).when(addRedirect, wanted, context, alone).emits(set);
    given(redirect, set, removed).when(addRedirect, wanted, context, alone).emits(set);
    for (const { data } of [set, other]) {
      given(redirect, set)
        .when(addRedirect, data, context, alone)
        .refuses({ code: 'REDIRECT_EXISTS' });
    }
    given(redirect)
      .when(addRedirect, wanted, context, { ...alone, targetLeadsOn: true })
      .refuses({ code: 'REDIRECT_IN_CHAIN', field: 'target' });
  });

  it('leads to other sites only where they are listed', () => {
    const target = 'https://help.osta.ly/';
    const refused = { code: 'REDIRECT_HOST_NOT_LISTED' as const, hosts: ['jobs.osta.ly'] };
    const elsewhere = { ...wanted, target };
    given(redirect).when(addRedirect, elsewhere, context, alone).refuses(refused);
    given(redirect, set).when(setRedirect, elsewhere, context, alone).refuses(refused);
    const listed = { ...wanted, target: 'https://jobs.osta.ly/' };
    given(redirect)
      .when(addRedirect, listed, context, alone)
      .emits({ ...set, data: listed });
  });

  it('leads to its target in one step, and never to itself', () => {
    given(redirect, other)
      .when(setRedirect, wanted, context, { ...alone, targetLeadsOn: true })
      .refuses({ code: 'REDIRECT_IN_CHAIN', field: 'target' });
    given(redirect, other)
      .when(setRedirect, wanted, context, { ...alone, pathIsTarget: true })
      .refuses({ code: 'REDIRECT_IN_CHAIN', field: 'path' });
    for (const target of [path, `${path}?again`, `${path}#again`]) {
      given(redirect, other)
        .when(setRedirect, { ...wanted, target }, context, alone)
        .refuses({ code: 'REDIRECT_IN_CHAIN', field: 'target' });
    }
  });

  it('is removed once', () => {
    given(redirect, set).when(removeRedirect, { path }, context).emits(removed);
    given(redirect).when(removeRedirect, { path }, context).refuses({ code: 'NO_REDIRECT' });
    given(redirect, set, removed)
      .when(removeRedirect, { path }, context)
      .refuses({ code: 'NO_REDIRECT' });
  });
});

import type { UserId } from '@osta/contracts/ids';
import { Day } from '@osta/contracts/offering/day';
import type { BasicSection } from '@osta/contracts/store/sections';
import type { CatalogueFacts } from '@osta/platform/catalogue/catalogue-facts';
import { CategoryId } from '@osta/reference/category-id';
import { describe, expect, it } from 'vitest';

import {
  admin,
  basic,
  History,
  hours,
  on,
  owner,
  released,
  stranger,
} from '../../testing/history-store.ts';
import { after, begun, moves, published, submitted } from '../../testing/history.ts';
import { submitStore } from './change-listing.ts';
import { draftStore } from './draft-store.ts';
import { missingSections } from './missing-sections.ts';
import { approveStore } from './review-store.ts';
import { saveBasic } from './save-reviewed-section.ts';
import { saveOpeningHours } from './save-section.ts';

describe('a store', () => {
  it('is submitted when every required section is there, and says which are missing', () => {
    const history = begun();
    expect(moves.submit(history)).toBe('STORE_INCOMPLETE');
    expect(missingSections(history.store)).toEqual(['contact', 'location', 'openingHours']);
    expect(after(...submitted).store).toMatchObject({ status: 'pending_review', round: 1 });
  });

  it('comes back for changes, and is submitted again when each is made', () => {
    const history = after(...submitted, 'ask');
    expect(missingSections(history.store)).toEqual(['contact']);
    expect(moves.submit(history)).toBe('STORE_INCOMPLETE');
    moves.save(history);
    expect(moves.submit(history)).toBe('');
    expect(history.store).toMatchObject({ status: 'pending_review', round: 2 });
  });

  it('keeps its public page while a new name waits, and shows it once it is approved', () => {
    const history = after(...published, 'rename');
    expect(history.store.revision).toEqual({ status: 'pending_review', sections: ['basic'] });
    expect(history.store.live?.basic.name.ar).toBe(basic.name.ar);
    moves.approve(history);
    expect(history.store).toMatchObject({ revision: null, status: 'published' });
    expect(history.store.live?.basic.name.ar).toBe('اسم آخر');
  });

  it('stays paused when a suspension is lifted, and open when it was open', () => {
    expect(after(...published, 'pause', 'suspend', 'reinstate').store.status).toBe('paused');
    const history = after(...published, 'pause', 'resume', 'suspend', 'reinstate');
    expect(history.store).toMatchObject({ status: 'published', decision: null });
    const twice = after(...published, 'pause', 'suspend', 'reinstate', 'resume');
    expect([moves.suspend(twice), moves.reinstate(twice)]).toEqual(['', '']);
    expect(twice.store.status).toBe('published');
  });

  it('shows a change at once that nobody reviews, also beside one that waits', () => {
    const history = after(...published, 'rename', 'save');
    expect(history.store.live?.contact).toEqual(history.store.content.contact);
    expect(history.store.live?.basic.name.ar).toBe(basic.name.ar);
  });

  it.each(['withdraw', 'reject', 'name'] as const)('keeps its page after: %s', (word) => {
    const { store } = after(...published, 'rename', word);
    expect(store).toMatchObject({ revision: null, waitsSince: null, status: 'published' });
    expect(store.content).toEqual(store.live);
  });

  it('sends a revision in again when what was asked is changed', () => {
    const history = after(...published, 'move', 'ask');
    expect(history.store.revision?.status).toBe('changes_requested');
    moves.save(history);
    expect(history.store.revision).toEqual({ status: 'pending_review', sections: ['location'] });
  });

  it('takes a single day of today or later in its hours, and keeps one that has passed since', () => {
    const history = after(...published);
    const closeOn = (who: UserId, day: string): string =>
      history.do(who, (c) => {
        const exceptions = [{ day: Day.parse(day), hours: [] }];
        return saveOpeningHours({ ...on, ...hours, exceptions }, history.state, c);
      });
    expect(closeOn(owner, '2026-11-21')).toBe('EXCEPTION_IN_THE_PAST');
    expect(closeOn(owner, '2026-11-22')).toBe('');
    history.pass(1);
    expect(closeOn(owner, '2026-11-22')).toBe('');
    expect(closeOn(stranger, '2026-11-21')).toBe('STORE_NOT_FOUND');
  });

  it('is unknown to strangers, and nobody decides on a store of their own', () => {
    const history = after(...submitted);
    expect(history.do(stranger, (c) => submitStore(on, history.state, c))).toBe('STORE_NOT_FOUND');
    expect(history.do(owner, (c) => approveStore(on, history.state, c))).toBe('OWN_STORE');
    const unsent = begun();
    expect(unsent.do(admin, (c) => approveStore(on, unsent.state, c))).toBe('STORE_NOT_FOUND');
  });

  it('is limited in number for each owner', () => {
    const history = new History();
    const refused = history.do(owner, (c) =>
      draftStore(basic, history.state, c, { owned: 5, ...released }),
    );
    expect(refused).toBe('STORE_LIMIT_REACHED');
  });

  it('has trades of the catalogue, and keeps one that is hidden since', () => {
    const history = new History();
    const catalogue = { changed: basic.categoryIds, hidden: basic.categoryIds };
    const draft = (facts: CatalogueFacts): string =>
      history.do(owner, (c) => draftStore(basic, history.state, c, { owned: 0, ...facts }));
    expect(draft({ catalogue })).toBe('TRADE_HIDDEN');
    expect(draft(released)).toBe('');

    const save = (categoryIds: BasicSection['categoryIds']): string =>
      history.do(owner, (c) =>
        saveBasic({ ...on, ...basic, categoryIds }, history.state, c, { live: null, catalogue }),
      );
    expect(save(basic.categoryIds)).toBe('');
    expect(save([...basic.categoryIds, CategoryId.parse('pet-care')])).toBe('TRADE_UNKNOWN');
  });
});

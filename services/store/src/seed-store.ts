import { StoreId } from '@osta/contracts/ids';
import type { DescribedPicture } from '@osta/contracts/picture/described';
import type { PlanId } from '@osta/contracts/plan/plan-id';
import type {
  BasicSection,
  ContactSection,
  FeaturesSection,
  LocationSection,
  OpeningHoursSection,
  PaymentMethodsSection,
  SocialSection,
} from '@osta/contracts/store/sections';
import type { StoreStatus } from '@osta/contracts/store/status';
import type { RecordPaymentRequest } from '@osta/contracts/store/subscription-api';
import type { CommandContext, Outcome } from '@osta/platform/handle';
import type { z } from 'zod';

import type { adminCommands } from './commands/admin-commands.ts';
import type { listingCommands } from './commands/listing-commands.ts';
import type { mediaCommands } from './commands/media-commands.ts';
import type { sectionCommands } from './commands/section-commands.ts';
import type { subscriptionCommands } from './commands/subscription-commands.ts';
import type { StorePictures } from './files/store-pictures.ts';

/** A store of the demo market. */
export interface SeededStore {
  /** Where its page gets to. */
  readonly status: StoreStatus;
  readonly plan: PlanId;
  readonly basic: BasicSection;
  /** What it wants to say instead once it is published, which waits for an admin; `null`: nothing. */
  readonly revised: BasicSection | null;
  readonly contact: ContactSection;
  readonly location: LocationSection;
  readonly openingHours: OpeningHoursSection;
  readonly features: FeaturesSection;
  readonly social: SocialSection;
  readonly paymentMethods: PaymentMethodsSection;
  readonly pictures: readonly SeededPicture[];
  /** The payment that came in for its subscription; `null`: none. */
  readonly paid: z.output<typeof RecordPaymentRequest> | null;
  /** The admin's words where the status has some. */
  readonly note: string;
}

/** A picture of a seeded store: its stored forms in the order of `pictureForms`, and its description. */
export interface SeededPicture {
  readonly made: readonly Uint8Array[];
  readonly alt: DescribedPicture['alt'];
}

/** The contexts of one step: that of the owner, and that of an admin. */
export interface SeedContexts {
  readonly owner: (step: string) => CommandContext;
  readonly admin: (step: string) => CommandContext;
}

/**
 * Opens a store of a seeded person, through the same commands as everybody's. The same contexts have one
 * effect.
 *
 * @returns the store
 */
export type SeedStore = (seeded: SeededStore, contexts: SeedContexts) => Promise<StoreId>;

type Commands = ReturnType<typeof sectionCommands> &
  ReturnType<typeof mediaCommands> &
  ReturnType<typeof listingCommands> &
  ReturnType<typeof subscriptionCommands> &
  ReturnType<typeof adminCommands>;

/** Returns the function that seeds one store. */
export function seedStore(commands: Commands, files: Pick<StorePictures, 'add'>): SeedStore {
  return async (seeded, { owner, admin }) => {
    const { status, note } = seeded;
    const { storeId } = done(await commands.draftStore.issue(seeded.basic, owner('draft')));
    const on = { storeId };
    done(await commands.saveContact.issue({ ...on, ...seeded.contact }, owner('contact')));
    done(await commands.saveLocation.issue({ ...on, ...seeded.location }, owner('location')));
    if (status === 'draft') return storeId;
    done(await commands.saveOpeningHours.issue({ ...on, ...seeded.openingHours }, owner('hours')));
    done(await commands.saveFeatures.issue({ ...on, ...seeded.features }, owner('features')));
    done(await commands.saveSocial.issue({ ...on, ...seeded.social }, owner('social')));
    const payment = { ...on, ...seeded.paymentMethods };
    done(await commands.savePaymentMethods.issue(payment, owner('payment')));
    if (seeded.pictures.length > 0) {
      const pictures = await kept(files, StoreId.parse(storeId), seeded.pictures);
      done(await commands.saveMedia.issue({ ...on, pictures }, owner('media')));
    }
    done(await commands.submitStore.issue(on, owner('submit')));
    if (status === 'pending_review') return storeId;
    if (status === 'changes_requested') {
      const notes = { phone: note };
      done(await commands.requestStoreChanges.issue({ ...on, notes }, admin('changes')));
      return storeId;
    }
    if (status === 'rejected') {
      const rejected = { ...on, cause: 'wrong-details', note } as const;
      done(await commands.rejectStore.issue(rejected, admin('reject')));
      return storeId;
    }
    done(await commands.choosePlan.issue({ ...on, plan: seeded.plan }, owner('plan')));
    done(await commands.approveStore.issue(on, admin('approve')));
    if (status === 'paused') done(await commands.pauseStore.issue(on, owner('pause')));
    if (status === 'suspended') {
      const suspended = { ...on, cause: 'complaints', note } as const;
      done(await commands.suspendStore.issue(suspended, admin('suspend')));
    }
    if (seeded.paid !== null) {
      const paid = { ...on, ...seeded.paid, paymentId: admin('paid').newId(0) };
      done(await commands.recordPayment.issue(paid, admin('paid')));
    }
    if (seeded.revised !== null) {
      done(await commands.saveBasic.issue({ ...on, ...seeded.revised }, owner('revised')));
    }
    if (status === 'closed') done(await commands.closeStore.issue(on, owner('close')));
    return storeId;
  };
}

/** Keeps the pictures of a store; returns them with the ids that they got. */
async function kept(
  files: Pick<StorePictures, 'add'>,
  storeId: StoreId,
  pictures: readonly SeededPicture[],
): Promise<DescribedPicture[]> {
  const shown: DescribedPicture[] = [];
  for (const { made, alt } of pictures) {
    const id = await files.add(storeId, made);
    if (id === null) throw new Error('A seeded store has too many pictures');
    shown.push({ id, alt });
  }
  return shown;
}

/** Returns the answer of a seeding command. Throws when it was refused: the seed is wrong. */
export function done<Answer>(outcome: Outcome<Answer, { readonly code: string }>): Answer {
  if (!outcome.ok) throw new Error(`No store was seeded: ${outcome.refused.code}`);
  return outcome.answer;
}

import type { Actor } from '@osta/contracts/actor';
import type { UserId } from '@osta/contracts/ids';
import type { DescribedPicture } from '@osta/contracts/picture/described';
import type { EquipmentsSaved } from '@osta/contracts/professional/equipments-saved';
import type { LanguagesDeclared } from '@osta/contracts/professional/languages-declared';
import type { NamesDeclared } from '@osta/contracts/professional/names-declared';
import type { RequestRules } from '@osta/contracts/professional/request-rules';
import type { Clock } from '@osta/platform/clock';
import type { CommandContext } from '@osta/platform/handle';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import type { Logger } from 'pino';

import type { galleryCommands } from './commands/gallery-commands.ts';
import type { profileCommands, PublishedOffer } from './commands/profile-commands.ts';
import type { ChangeActivityArea } from './domain/profile/change-activity-area.ts';
import type { WorkPictures } from './files/work-pictures.ts';

/** A picture of seeded work: its stored forms in the order of `pictureForms`, and its description. */
export interface SeededWorkPicture {
  readonly made: readonly Uint8Array[];
  readonly alt: DescribedPicture['alt'];
}

/** The profile of a seeded professional. */
export interface SeededProfile {
  readonly offer: PublishedOffer;
  /** The languages that they speak with customers. */
  readonly languages: LanguagesDeclared['data']['languages'];
  /** What they bring, from the list. */
  readonly equipmentIds: EquipmentsSaved['data']['knownIds'];
  readonly area: Pick<ChangeActivityArea, 'center' | 'radiusMeters' | 'corners' | 'placeIds'>;
  /** How they write their name; `null`: as their account has it. */
  readonly names: NamesDeclared['data']['names'] | null;
  /** Which requests reach them; `null`: all. */
  readonly requestRules: RequestRules | null;
  readonly pictures: readonly SeededWorkPicture[];
  /** For how long they can come from now on; `null`: they do not say so. */
  readonly presentMinutes: number | null;
}

export type SeedProfile = (professionalId: UserId, seeded: SeededProfile) => Promise<void>;

interface Dependencies {
  readonly commands: Pick<
    ReturnType<typeof profileCommands>,
    | 'publishProfile'
    | 'changeActivityArea'
    | 'declareLanguages'
    | 'declareNames'
    | 'saveEquipments'
    | 'saveRequestRules'
    | 'announcePresence'
  > &
    ReturnType<typeof galleryCommands>;
  readonly hasProfile: (professionalId: UserId) => Promise<boolean>;
  readonly pictures: Pick<WorkPictures, 'add' | 'clear'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Publishes the profile of a seeded professional, through the same commands as everybody else's. */
export function seedProfile({
  commands,
  hasProfile,
  pictures: files,
  clock,
  log,
}: Dependencies): SeedProfile {
  return async (
    professionalId,
    { offer, area, names, languages, equipmentIds, requestRules, pictures, presentMinutes },
  ) => {
    // Each command is an intention of its own: under one key, the next ones would be retries
    const contextOf = (actor: Actor): CommandContext => unkeyedContext({ actor, clock, log });
    const context = (): CommandContext => contextOf('system');
    if (!(await hasProfile(professionalId))) {
      // Whoever publishes is asked where their application stands
      const outcome = await commands.publishProfile.issue(
        { professionalId, offer },
        contextOf(professionalId),
      );
      if (!outcome.ok) throw new Error(`No profile was seeded: ${outcome.refused.code}`);
      // Theirs, too: they know the catalogue. A seed that goes on leaves them as they are by then
      if (requestRules !== null) {
        const ruled = await commands.saveRequestRules.issue(
          { professionalId, ...requestRules },
          contextOf(professionalId),
        );
        if (!ruled.ok) throw new Error(`No rules were seeded: ${ruled.refused.code}`);
      }
    }
    const changed = await commands.changeActivityArea.issue({ professionalId, ...area }, context());
    if (!changed.ok) throw new Error(`No area was seeded: ${changed.refused.code}`);
    const declared = await commands.declareLanguages.issue(
      { professionalId, languages },
      context(),
    );
    if (!declared.ok) throw new Error(`No languages were seeded: ${declared.refused.code}`);
    const brought = await commands.saveEquipments.issue(
      { professionalId, knownIds: equipmentIds, own: [] },
      context(),
    );
    if (!brought.ok) throw new Error(`No equipment was seeded: ${brought.refused.code}`);
    if (names !== null) {
      const written = await commands.declareNames.issue({ professionalId, names }, context());
      if (!written.ok) throw new Error(`No names were seeded: ${written.refused.code}`);
    }
    // A seed that was interrupted has left some behind
    await files.clear(professionalId, 'unused', new Date(clock.now()));
    const shown: DescribedPicture[] = [];
    for (const { made, alt } of pictures) {
      const id = await files.add(professionalId, made);
      if (id === null) throw new Error('A seeded professional has too many pictures');
      shown.push({ id, alt });
    }
    if (shown.length > 0) {
      const gallery = { professionalId, pictures: shown };
      const saved = await commands.saveGallery.issue(gallery, context());
      if (!saved.ok) throw new Error(`No gallery was seeded: ${saved.refused.code}`);
    }
    if (presentMinutes === null) return;
    const present = { professionalId, minutes: presentMinutes };
    const announced = await commands.announcePresence.issue(present, context());
    if (!announced.ok) throw new Error(`No presence was seeded: ${announced.refused.code}`);
  };
}

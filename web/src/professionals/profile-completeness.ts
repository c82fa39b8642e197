import type { PublicProfessional } from '@osta/contracts/professional/api';

/** What a profile may be without, and gains by. */
export type ProfileStepId =
  | 'published'
  | 'photo'
  | 'services'
  | 'area'
  | 'pictures'
  | 'equipments'
  | 'both-languages'
  | 'languages';

/** One thing that makes a profile complete. */
export interface ProfileStep {
  readonly id: ProfileStepId;
  readonly isDone: boolean;
  /** Without it, customers don't find or book the professional. */
  readonly isNeeded: boolean;
}

interface ProfileFacts {
  /** `null` before it is published. */
  readonly profile: Pick<
    PublicProfessional,
    'area' | 'pictures' | 'equipments' | 'headlines' | 'languages'
  > | null;
  readonly hasPhoto: boolean;
  /** Whether they offer a service; `undefined` while that is not known. */
  readonly hasServices: boolean | undefined;
}

/** Returns what makes a profile complete, in the order of what each is worth to a professional. */
export function profileSteps({
  profile,
  hasPhoto,
  hasServices,
}: ProfileFacts): readonly ProfileStep[] {
  const isPublished = profile !== null;
  return [
    needed('published', isPublished),
    useful('photo', hasPhoto),
    // A step that is not known is not shown as open
    needed('services', isPublished && (hasServices ?? true)),
    needed('area', isPublished && profile.area !== null),
    useful('pictures', isPublished && profile.pictures.length > 0),
    useful('equipments', isPublished && profile.equipments.length > 0),
    useful('both-languages', isPublished && hasBoth(profile.headlines)),
    useful('languages', isPublished && profile.languages.length > 0),
  ];
}

/** Returns what is worth most of what is missing; `null` once nothing is. */
export function nextStep(steps: readonly ProfileStep[]): ProfileStep | null {
  return steps.find(({ isDone }) => !isDone) ?? null;
}

function hasBoth({ ar, en }: PublicProfessional['headlines']): boolean {
  return ar !== '' && en !== '';
}

function needed(id: ProfileStepId, isDone: boolean): ProfileStep {
  return { id, isDone, isNeeded: true };
}

function useful(id: ProfileStepId, isDone: boolean): ProfileStep {
  return { id, isDone, isNeeded: false };
}

import type { LocalizedText } from '@osta/contracts/locale';

import type { InputOf } from '../../../api/call.ts';

type Body = InputOf<'PUT /api/professional/equipments'>['body'];

/** As much as a profile may name. */
export const mostEquipments = 20;

/** The equipment in the form. */
export interface EquipmentValues {
  readonly known: readonly string[];
  /** In their own words, as the tags of two fields. */
  readonly arabic: readonly string[];
  readonly english: readonly string[];
}

interface Saved {
  readonly knownIds: readonly string[];
  readonly own: readonly LocalizedText[];
}

/** Returns the form's values. What has words in both languages stands in the Arabic field. */
export function equipmentValues({ knownIds, own }: Saved): EquipmentValues {
  return {
    known: knownIds,
    arabic: own.map(({ ar }) => ar).filter((text) => text !== ''),
    english: own.filter(({ ar }) => ar === '').map(({ en }) => en),
  };
}

/** Returns what is sent. What is still named keeps its words in the other language. */
export function equipmentBody(
  { known, arabic, english }: EquipmentValues,
  { own }: Pick<Saved, 'own'>,
): Body {
  return {
    knownIds: [...known],
    own: [
      ...arabic.map((ar) => own.find((each) => each.ar === ar) ?? { ar, en: '' }),
      ...english.map((en) => ({ ar: '', en })),
    ],
  };
}

/** Returns how much the form names. */
export function countEquipment({ known, arabic, english }: EquipmentValues): number {
  return known.length + arabic.length + english.length;
}

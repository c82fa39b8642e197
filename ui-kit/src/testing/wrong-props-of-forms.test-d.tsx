import { expectTypeOf } from 'vitest';

import { Combobox } from '../combobox/combobox.tsx';
import { DateRangeField } from '../date-range-field/date-range-field.tsx';
import { Distance } from '../distance/distance.tsx';
import type { FieldProblem } from '../field-messages/field-problem.ts';
import { checkField, emailRule, integerRule } from '../field-messages/field-rules.ts';
import { FileUpload } from '../file-upload/file-upload.tsx';
import { FormField } from '../form-field/form-field.tsx';
import { formatMoney } from '../formats/format-number.ts';
import { formatPhone, parsePhone } from '../formats/phone.ts';
import { ImageUpload } from '../image-upload/image-upload.tsx';
import { MapField } from '../map-field/map-field.tsx';
import { Money } from '../money/money.tsx';
import { MultiSelect } from '../multi-select/multi-select.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { RatingInput } from '../rating-input/rating-input.tsx';
import { SectionForm } from '../section-form/section-form.tsx';
import { RangeSlider } from '../slider/range-slider.tsx';
import { Switch } from '../switch/switch.tsx';
import { toOpeningHours } from '../week-hours/draft-week.ts';

const nothing = (): void => undefined;
const lostFile = { id: '1', name: 'a', size: 1, state: 'lost' };

// Each line must not compile: `tsc` fails here as soon as it accepts one.
export const wrongProps = [
  // @ts-expect-error -- a field needs its label
  <FormField key="label">x</FormField>,
  // @ts-expect-error -- money is a number of dirham, not a text
  <Money key="money" dirham="80" />,
  // @ts-expect-error -- a distance that is missing is null, not left out
  <Distance key="distance" />,
  // @ts-expect-error -- a number field gives numbers
  <NumberField key="number" value="4" onChange={nothing} />,
  // @ts-expect-error -- its type is its own
  <NumberField key="type" value={4} onChange={nothing} type="number" />,
  // @ts-expect-error -- E.164 is a text
  <PhoneField key="phone" value={218_912_345_678} onChange={nothing} />,
  // @ts-expect-error -- password managers have to be told which one it is
  <PasswordField key="password" />,
  // @ts-expect-error -- neither of the two
  <PasswordField key="passwords" autoComplete="off" />,
  // @ts-expect-error -- there are five stars
  <RatingInput key="rating" value={6} onChange={nothing} />,
  // @ts-expect-error -- a range has two ends
  <RangeSlider key="range" value={5} onChange={nothing} />,
  // @ts-expect-error -- a switch says what is on or off
  <Switch key="switch" />,
  // @ts-expect-error -- one of many is one id
  <Combobox key="combobox" items={[]} value={['a']} onChange={nothing} />,
  // @ts-expect-error -- some of many are several
  <MultiSelect key="multi" items={[]} value="a" onChange={nothing} />,
  // @ts-expect-error -- days are texts without an hour
  <DateRangeField key="days" value={{ from: new Date(), to: new Date() }} onChange={nothing} />,
  // @ts-expect-error -- a file is in one of three states
  <FileUpload key="file" files={[lostFile]} onAdd={nothing} onRemove={nothing} />,
  // @ts-expect-error -- what is shown can be removed
  <ImageUpload key="image" images={[]} onAdd={nothing} />,
  // @ts-expect-error -- a point has two coordinates
  <MapField key="map" value={{ latitude: 32.9 }} onChange={nothing} places={[]} />,
  // @ts-expect-error -- saved, unsaved, saving or failed
  <SectionForm key="section" title="x" state="done" onSave={nothing}>
    x
  </SectionForm>,
];

export function rightTypes(): void {
  expectTypeOf(parsePhone).returns.toEqualTypeOf<string | null>();
  expectTypeOf(formatPhone).returns.toEqualTypeOf<string | null>();
  expectTypeOf(formatMoney).parameter(0).toEqualTypeOf<number | null>();
  expectTypeOf(emailRule).returns.toEqualTypeOf<FieldProblem | null>();
  expectTypeOf(checkField('x', emailRule, integerRule('ar'))).toEqualTypeOf<FieldProblem | null>();
  expectTypeOf(toOpeningHours).returns.toBeNullable();
  // @ts-expect-error -- a maximum without its number cannot be said
  expectTypeOf<{ readonly code: 'max-length' }>().toExtend<FieldProblem>();
}

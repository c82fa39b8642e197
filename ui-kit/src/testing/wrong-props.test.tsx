import { isValidElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';

import {
  Avatar,
  Button,
  Callout,
  DateText,
  FormField,
  IconButton,
  Money,
  NotificationBell,
  Pagination,
  StatusBadge,
  UiProvider,
  type UiProviderProps,
} from '../index.ts';

function providerOf(props: Omit<UiProviderProps, 'children'>): ReactElement {
  return <UiProvider {...props}>words</UiProvider>;
}

/**
 * Wrong props that must not compile. `tsc` reads this file: where it accepts one, the
 * `@ts-expect-error` is unused, which is an error.
 */
const wrong: readonly (readonly [string, () => ReactElement])[] = [
  // @ts-expect-error there are five looks
  ['a look that does not exist', () => <Button variant="fancy">x</Button>],
  // @ts-expect-error three sizes, by name
  ['a size in pixels', () => <Button size={44}>x</Button>],
  // @ts-expect-error a press is answered by a function
  ['a press that is no function', () => <Button onClick="send">x</Button>],
  // @ts-expect-error an icon alone says nothing to those who do not see it
  ['an icon button without a name', () => <IconButton>x</IconButton>],
  // @ts-expect-error money is whole dirhams, a number
  ['money as words', () => <Money dirham="1.250,50" />],
  // @ts-expect-error a day is an instant, not words about one
  ['a date that is a truth', () => <DateText value />],
  // @ts-expect-error two languages, not tags
  ['a locale as a tag', () => providerOf({ locale: 'ar-LY', appearance: 'light' })],
  // @ts-expect-error what the system prefers is resolved before
  ['a third theme', () => providerOf({ locale: 'ar', appearance: 'system' })],
  // @ts-expect-error a count is a number
  ['a count as words', () => <NotificationBell count="99+" />],
  // @ts-expect-error a field has a label
  ['a field without a label', () => <FormField>x</FormField>],
  // @ts-expect-error tones have names
  ['a colour in place of a tone', () => <StatusBadge tone="#ba1a1a">x</StatusBadge>],
  // @ts-expect-error tones have names
  ['a callout in a colour', () => <Callout tone="red">x</Callout>],
  // @ts-expect-error somebody has a name
  ['a face without a name', () => <Avatar src="/face.png" />],
  // @ts-expect-error pages are numbers
  ['a page as words', () => <Pagination page="1" pageCount={3} />],
];

describe('the compiler refuses', () => {
  it.each(wrong)('%s', (_what, make) => {
    expect(isValidElement(make())).toBe(true);
  });
});

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatDuration, type SelectOption, useLocale } from '@osta/ui-kit';

const minutesOfDay = 1440;

/** Returns these minutes as options, with the current value among them. */
export function useMinutes(): (minutes: readonly number[], current: string) => SelectOption[] {
  const { t } = useLingui();
  const locale = useLocale();
  const nameOf = (minutes: number): string => {
    if (minutes === 0) return t`None`;
    const days = minutes / minutesOfDay;
    if (days >= 1 && Number.isInteger(days)) {
      return t`${plural(days, { one: '# day', other: '# days' })}`;
    }
    return formatDuration(minutes, locale);
  };
  return (minutes, current) =>
    withCurrent(minutes, current).map((each) => ({ value: String(each), label: nameOf(each) }));
}

/** Returns these numbers of days as options, with the current value among them. */
export function useDays(): (days: readonly number[], current: string) => SelectOption[] {
  const { t } = useLingui();
  return (days, current) =>
    withCurrent(days, current).map((count) => ({
      value: String(count),
      label: t`${plural(count, { one: '# day', other: '# days' })}`,
    }));
}

function withCurrent(numbers: readonly number[], current: string): readonly number[] {
  return [...new Set([...numbers, Number(current)])].toSorted((one, other) => one - other);
}
